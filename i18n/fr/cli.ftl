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
cli-flag-seed = la graine de la première partie, pour retrouver les mêmes dés ou les mêmes cartes
cli-flag-record = écrire l’enregistrement de la partie dans ce fichier
cli-flag-pace = le temps, en secondes, que met un ordinateur à jouer un coup
cli-flag-usually = par défaut : { $option }
cli-values = { $values }
cli-value-name = un nom
cli-value-file = un fichier où l’on peut écrire
cli-value-hex = de 2 à 128 chiffres hexadécimaux, en nombre pair
cli-no-value = rien
cli-wrong-value = { $flag } ne peut pas valoir « { $value } ». Au choix : { $values }.
cli-needs-value = Il manque une valeur à { $flag }. Au choix : { $values }.
cli-unknown-word = « { $word } » n’existe pas. Au choix : { $known }.
cli-needs-record = Indique le fichier qui contient l’enregistrement, un seul.
cli-cannot-read = Impossible de lire le fichier { $path } comme du texte.
cli-press-enter = Entrée pour l’étape suivante, q puis Entrée pour arrêter :

## The doctor

cli-level-ok = ok
cli-level-warning = avertissement
cli-level-failure = échec
cli-doctor-line = { $level } : { $finding }
cli-languages-complete = { $count ->
    [one] { $count } langue est complète.
   *[other] { $count } langues sont complètes.
}
cli-language-broken = Un fichier de langue est illisible : { $fault }
cli-redis-inside = Les tables n’existent que dans ce programme et disparaissent quand il s’arrête. Pour les garder, indique un serveur Redis ou un dossier (embedded:DOSSIER) avec --redis ou PALIFICO_REDIS_URL.
cli-redis-answers = Redis répond, version { $version }.
cli-redis-too-old = Redis { $version } est trop ancien : il faut au moins la version 7.0.
cli-redis-forgets = Redis oublie les parties quand il s’arrête. Active son fichier append-only : appendonly yes
cli-redis-evicts = Redis peut jeter des parties quand sa mémoire est pleine ({ $policy }). Règle : maxmemory-policy noeviction
cli-redis-clock = L’horloge de Redis et celle de cette machine diffèrent de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Les délais suivent celle de Redis.
cli-redis-wrong-address = Ce n’est pas une adresse de Redis. Elle ressemble à redis://utilisateur:motdepasse@hôte:6379/0 ; docs/redis.md donne les autres formes.
cli-redis-unreachable = Impossible de joindre Redis. Est-il lancé, et l’adresse est-elle la bonne ?
cli-redis-wrong-password = Redis refuse le mot de passe. Vérifie l’utilisateur et le mot de passe dans l’adresse.
cli-redis-not-allowed = Redis interdit à son utilisateur une commande nécessaire. docs/redis.md dit ce qu’il faut autoriser.
cli-redis-wrong-database = Redis n’a pas de base de ce numéro. Mets à la fin de l’adresse une base qui existe, en général 0.
cli-redis-read-only = Ce Redis est une copie et n’enregistre rien. Utilise l’adresse du serveur principal, ou celle des sentinelles.
cli-redis-out-of-memory = Redis n’a plus de mémoire. Donne-lui-en plus, ou retire ce qu’il garde d’autre.
cli-redis-loading = Redis charge encore ses données. Réessaie dans un instant.
cli-redis-too-slow = Redis ne répond pas à temps. Est-il surchargé, ou le réseau lent ?
cli-redis-odd-error = Redis répond par une erreur inconnue ici ; son propre journal en dit plus.
cli-use-doctor = vérifier que tout ce qu’il faut à une table est là
cli-flag-redis = le serveur Redis qui garde les tables
cli-value-url = une adresse

## Running it

cli-use-run = lancer le bot sur les plateformes que les réglages indiquent
cli-setting-unknown = Le réglage { $name } n’existe pas.
cli-setting-meant = Le réglage { $name } n’existe pas. Voulais-tu dire { $nearest } ?
cli-setting-missing = { $name } doit être défini. Possible : { $values }.
cli-setting-wrong = { $name } ne peut pas avoir cette valeur. Possible : { $values }.
cli-setting-twice = { $name } et { $other } sont tous deux définis. N’en garde qu’un.
cli-setting-file = Le fichier indiqué par { $name } ne peut pas être lu comme du texte.
cli-nothing-to-run = Aucune plateforme n’est configurée. Pour Telegram, donne à { $name } le jeton reçu de BotFather. Pour Matrix, donne une valeur à { $other }.
cli-takes-store = embedded, embedded:DOSSIER ou une adresse comme redis://utilisateur:motdepasse@hôte:6379/0 ; docs/redis.md donne les autres formes
cli-takes-time = une durée comme 36h, 7d ou, en secondes, 600
cli-takes-token = un jeton tel que BotFather le donne : des chiffres, un deux-points, puis des lettres et des chiffres
cli-takes-address = une adresse qui commence par https://
cli-takes-listen = un hôte et un port, par exemple 127.0.0.1:8080
cli-takes-secret = de 1 à 256 lettres, chiffres, traits d’union et tirets bas
cli-takes-folder = un dossier où l’on peut écrire
cli-takes-user = un nom comme @palifico:example.org
cli-takes-people = des personnes, des serveurs ou *, séparés par des virgules
cli-takes-rooms = un nombre de salons, au moins 1
cli-takes-names = des personnes, des salons ou des serveurs avec leur plateforme, séparés par des virgules, comme telegram:123, matrix:@anna:example.org, matrix:example.org
cli-telegram-fetches = Telegram : @{ $name }, par interrogation
cli-telegram-is-brought = Telegram : @{ $name }, webhook sur { $listen }
cli-token-refused = Telegram ne connaît pas le bot de ce jeton. Vérifie PALIFICO_TELEGRAM__TOKEN ; BotFather montre le jeton sous /mybots.
cli-matrix-is-on = Matrix : { $name }, sur { $homeserver }
cli-matrix-refused = Matrix ne laisse pas entrer le bot : { $reason }.
cli-redis-awaited = { $trouble } De nouveaux essais ont lieu jusqu’à ce qu’il réponde.
cli-stopping = Arrêt en cours. Ce qui a commencé est d’abord terminé.
cli-stopped = Arrêté.

## Announcing

cli-use-announce = dire à tous ceux qui jouent que le bot fait une pause
cli-flag-in = dans combien de temps le bot fait une pause ; un nombre seul compte des minutes
cli-flag-for = pendant combien de temps
cli-flag-text = ce qui est dit en plus, avec tes propres mots
cli-flag-cancel = annuler ce qui est annoncé
cli-value-text = une phrase
cli-announce-needs = Dis quand le bot fait une pause et pendant combien de temps, comme « palifico announce --in 10m --for 5m », ou annule avec --cancel.
cli-announce-alone = Les tables sont à l’intérieur du programme qui tourne, où personne d’autre ne peut rien annoncer. Dis « prévenir 10m 5m » au bot en tant qu’opérateur, ou garde les tables dans Redis.
