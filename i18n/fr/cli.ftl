### La ligne de commande. $flag, $value, $values, $known et $word s’affichent tels qu’ils ont été tapés.

cli-about = Palifico, une table de jeux pour toutes les messageries.
cli-use-play = jouer dans ce terminal contre des ordinateurs
cli-use-demo = regarder une partie entière entre ordinateurs
cli-use-verify = vérifier l’enregistrement d’une partie à partir de sa graine
cli-use-replay = revoir pas à pas l’enregistrement d’une partie
cli-use-version = afficher la version
cli-flag-game = le jeu auquel on joue
cli-flag-computer = combien d’ordinateurs prennent place ; pour une démo, le nombre total de places
cli-flag-strength = leur niveau
cli-flag-name = ton nom à la table
cli-flag-lang = la langue dans laquelle on te parle
cli-flag-seed = la graine de la première partie, pour retrouver les mêmes dés
cli-flag-record = écrire l’enregistrement de la partie dans ce fichier
cli-flag-pace = le temps, en secondes, que met un ordinateur à jouer un coup
cli-flag-usually = par défaut : { $option }
cli-values = { $values }
cli-value-name = un nom
cli-value-file = un fichier
cli-value-hex = des chiffres hexadécimaux
cli-no-value = rien
cli-wrong-value = { $flag } ne peut pas valoir « { $value } ». Au choix : { $values }.
cli-needs-value = Il manque une valeur à { $flag }. Au choix : { $values }.
cli-unknown-word = « { $word } » n’existe pas. Au choix : { $known }.
cli-needs-record = Indique le fichier qui contient l’enregistrement, un seul.
cli-cannot-read = Impossible de lire le fichier { $path } comme du texte.
cli-press-enter = Entrée pour l’étape suivante, q puis Entrée pour arrêter :
