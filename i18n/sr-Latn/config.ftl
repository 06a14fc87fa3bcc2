### Podešavanja. $path i $name se prikazuju onakvi kakvi jesu.

config-use-print = prikaži važeća podešavanja, bez tajni, i odakle je koje
config-use-check = proveri podešavanja i reci sve što nije u redu
config-flag-config = datoteka sa podešavanjima; inače ona koju navodi PALIFICO_CONFIG, ili palifico.toml u ovoj fascikli ili u /etc/palifico
config-value-settings = TOML datoteka
config-needs-part = Reci šta da se uradi s podešavanjima: palifico config print ili palifico config check.
config-cannot-be-read = Datoteka s podešavanjima { $path } ne može da se pročita.
config-not-toml = Datoteka s podešavanjima { $path } nije razumljiva u redu { NUMBER($line, useGrouping: 0) }. Tekst stoji pod pravim navodnicima, kao u game = "liars-dice".
config-nowhere-toml = Datoteka s podešavanjima { $path } nije TOML.
config-open-to-all = Svako na ovom računaru može da pročita { $path }, a u njoj stoji tajna. Uradi: chmod o-r { $path }
config-fine = Podešavanja su u redu.
config-fine-with-file = Podešavanja su u redu, i ona iz { $path }.
config-heading = Podešavanja koja važe. Gde stoji ***, tu je tajna.
config-from-usual = kao i obično
config-from-file = iz { $path }
config-from-variable = iz promenljive { $name }
config-from-credential = iz credentiala { $name }
config-takes-password = lozinka naloga
config-takes-word = tekst bez razmaka
