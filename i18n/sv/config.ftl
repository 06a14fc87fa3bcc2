### Inställningarna. $path och $name visas som de är.

config-use-print = visa inställningarna som de är nu, utan hemligheter, och varifrån var och en kommer
config-use-check = kontrollera inställningarna och säg allt som är fel
config-flag-config = filen med inställningarna; annars anger PALIFICO_CONFIG den, eller så är det palifico.toml i den här mappen eller i /etc/palifico
config-value-settings = en TOML-fil
config-needs-part = Säg vad du vill göra med inställningarna: palifico config print eller palifico config check.
config-cannot-be-read = Inställningsfilen { $path } går inte att läsa.
config-not-toml = Inställningsfilen { $path } går inte att förstå på rad { NUMBER($line, useGrouping: 0) }. Text står inom citattecken, som i game = "liars-dice".
config-nowhere-toml = Inställningsfilen { $path } är inte TOML.
config-open-to-all = Alla på den här datorn kan läsa { $path }, och det står en hemlighet i den. Gör så här: chmod o-r { $path }
config-fine = Inställningarna är i ordning.
config-fine-with-file = Inställningarna är i ordning, även de i { $path }.
config-heading = Inställningarna som de är nu. Där det står *** finns en hemlighet.
config-from-usual = som vanligt
config-from-file = från { $path }
config-from-variable = från variabeln { $name }
config-from-credential = från credential { $name }
config-takes-password = kontots lösenord
config-takes-word = en text utan mellanslag
