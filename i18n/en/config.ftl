### The settings. $path and $name are printed as they are.

config-use-print = print the settings as they are now, secrets hidden, and where each comes from
config-use-check = check the settings and say whatever is wrong
config-flag-config = the file with the settings; otherwise PALIFICO_CONFIG names it, or it is palifico.toml in this folder or in /etc/palifico
config-value-settings = a TOML file
config-needs-part = Say what to do with the settings: palifico config print or palifico config check.
config-cannot-be-read = The settings file { $path } cannot be read.
config-not-toml = The settings file { $path } cannot be understood in line { NUMBER($line, useGrouping: 0) }. Text stands in quotation marks, as in game = "liars-dice".
config-nowhere-toml = The settings file { $path } is not TOML.
config-open-to-all = Everybody on this machine can read { $path }, and there is a secret in it. Do: chmod o-r { $path }
config-fine = The settings are fine.
config-fine-with-file = The settings are fine, those of { $path } too.
config-heading = The settings as they are now. Where *** stands, there is a secret.
config-from-usual = as usual
config-from-file = from { $path }
config-from-variable = from the variable { $name }
config-from-credential = from the credential { $name }
config-takes-password = the password of the account
config-takes-word = a text without spaces
