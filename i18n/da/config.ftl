### Indstillingerne. $path og $name vises, som de er.

config-use-print = vis indstillingerne, som de er nu, uden hemmeligheder, og hvor hver af dem kommer fra
config-use-check = kontrollér indstillingerne, og sig alt, hvad der er galt
config-flag-config = filen med indstillingerne; ellers er det den, som PALIFICO_CONFIG angiver, eller palifico.toml i denne mappe eller i /etc/palifico
config-value-settings = en TOML-fil
config-needs-part = Sig, hvad der skal ske med indstillingerne: palifico config print eller palifico config check.
config-cannot-be-read = Indstillingsfilen { $path } kan ikke læses.
config-not-toml = Indstillingsfilen { $path } kan ikke forstås i linje { NUMBER($line, useGrouping: 0) }. Tekst står i anførselstegn, som i game = "liars-dice".
config-nowhere-toml = Indstillingsfilen { $path } er ikke TOML.
config-open-to-all = Alle på denne maskine kan læse { $path }, og der står en hemmelighed i den. Gør sådan: chmod o-r { $path }
config-fine = Indstillingerne er i orden.
config-fine-with-file = Indstillingerne er i orden, også dem i { $path }.
config-heading = Indstillingerne, som de er nu. Hvor der står ***, er der en hemmelighed.
config-from-usual = som normalt
config-from-file = fra { $path }
config-from-variable = fra variablen { $name }
config-from-credential = fra credential { $name }
config-takes-password = kontoens adgangskode
config-takes-word = en tekst uden mellemrum
