### Les réglages. $path et $name s’affichent tels quels.

config-use-print = afficher les réglages en vigueur, secrets masqués, et l’origine de chacun
config-use-check = vérifier les réglages et dire tout ce qui ne va pas
config-flag-config = le fichier des réglages ; sinon celui qu’indique PALIFICO_CONFIG, ou palifico.toml dans ce dossier ou dans /etc/palifico
config-value-settings = un fichier TOML
config-needs-part = Dis ce qu’il faut faire des réglages : palifico config print ou palifico config check.
config-cannot-be-read = Impossible de lire le fichier de réglages { $path }.
config-not-toml = Le fichier de réglages { $path } est incompréhensible à la ligne { NUMBER($line, useGrouping: 0) }. Un texte se met entre guillemets droits, comme dans game = "liars-dice".
config-nowhere-toml = Le fichier de réglages { $path } n’est pas du TOML.
config-open-to-all = Tout le monde sur cette machine peut lire { $path }, et il contient un secret. Corrige avec : chmod o-r { $path }
config-fine = Les réglages sont bons.
config-fine-with-file = Les réglages sont bons, y compris ceux de { $path }.
config-heading = Les réglages en vigueur. *** remplace un secret.
config-from-usual = valeur habituelle
config-from-file = dans { $path }
config-from-variable = de la variable { $name }
config-from-credential = du credential { $name }
config-takes-password = le mot de passe du compte
config-takes-word = un texte sans espaces
