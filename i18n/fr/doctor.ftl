### What palifico doctor says. Names of variables, commands, files and settings of servers stay as they are.

doctor-flag-json = afficher les constats en un seul objet JSON, pour les programmes
doctor-exit-codes = Codes de sortie de palifico doctor : 0 rien d’anormal, ou seulement des avertissements ; 1 un échec ; 2 la ligne de commande ne peut pas être suivie.
doctor-version = Palifico { $version } avec Python { $python }.
doctor-settings-fit = Les réglages sont cohérents.
# $subject is Redis, Telegram or Matrix
doctor-took-too-long = { $subject } n’a pas répondu à tout en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Le serveur est-il surchargé, ou le réseau lent ?
doctor-examination-fault = L’examen de { $subject } a échoué à cause d’un défaut de Palifico ({ $fault }). Signale-le, s’il te plaît.

## Redis

doctor-redis-stores = Redis enregistre ce qu’on lui confie.
doctor-redis-keeps = Redis garde les parties sur son disque. Avec appendfsync everysec, une coupure de courant en coûte une seconde ou deux.
doctor-redis-disk-fails = Redis n’a pas pu écrire sur son disque et peut refuser d’enregistrer tant que cela dure. Son propre journal dit pourquoi ; souvent, le disque est plein.
doctor-redis-evicts-nothing = Redis ne jette aucune partie quand sa mémoire est pleine (noeviction).
doctor-redis-has-memory = Redis a encore de la mémoire.
doctor-redis-nearly-full = Redis a utilisé { $percent } % de sa mémoire. Une fois pleine, plus personne ne peut jouer : augmente maxmemory, ou retire ce qu’il garde d’autre.
doctor-redis-sentinels = Il y a assez de sentinelles pour désigner un autre serveur principal si celui-ci tombe.
doctor-redis-few-sentinels = Il y a trop peu de sentinelles pour s’accorder sur un autre serveur principal : les parties s’arrêtent si celui-ci tombe. La plupart doivent tourner et se connaître ; SENTINEL CKQUORUM en dit plus.
doctor-redis-clocks-agree = L’horloge de Redis et celle de cette machine sont d’accord.

## Telegram

doctor-telegram-knows = Telegram connaît le bot : @{ $name }.
doctor-telegram-token-unknown = Telegram ne connaît pas le bot du jeton de PALIFICO_TELEGRAM__TOKEN. BotFather montre le bon sous /mybots ; un jeton révoqué ne sert plus jamais.
doctor-telegram-token-unknown-at = { $server } ne connaît pas le bot du jeton de PALIFICO_TELEGRAM__TOKEN. Vérifie le jeton, et que PALIFICO_TELEGRAM__API_URL mène bien à un serveur Bot API.
doctor-telegram-unreachable = Impossible de joindre { $server }. Cette machine y a-t-elle accès, et PALIFICO_TELEGRAM__API_URL est-elle la bonne ?
doctor-telegram-in-trouble = { $server } est en difficulté ou demande de patienter. Réessaie dans quelques minutes.
doctor-telegram-groups-open = Le bot peut être ajouté à des groupes.
doctor-telegram-groups-closed = Le bot ne peut pas être ajouté à des groupes. Envoie /setjoingroups à BotFather, choisis le bot, puis Enable.
doctor-telegram-hears-all = Le mode privacy est désactivé : le bot entend toute enchère tapée dans un groupe. Dans les groupes où il était déjà, il faut l’ajouter à nouveau pour cela.
doctor-telegram-hears-answers = Le mode privacy est activé : une enchère tapée est entendue après /bid ou en réponse au bot, et les touches marchent toujours. Pour que toutes soient entendues, envoie /setprivacy à BotFather, choisis le bot, puis Disable, et ajoute à nouveau le bot au groupe.
doctor-telegram-inline = Le mode inline est activé : on peut choisir ses cartes dans le groupe en tapant le nom du bot.
doctor-telegram-not-inline = Le mode inline est désactivé : on ne peut pas choisir ses cartes en tapant le nom du bot. Envoie /setinline à BotFather, choisis le bot et envoie un texte tel que : Tes cartes
doctor-telegram-fetched = Le bot va chercher les mises à jour, et aucun webhook ne l’en empêche.
doctor-telegram-webhook-in-the-way = Telegram livre les mises à jour à { $host }, alors que le bot doit aller les chercher. palifico run retire ce webhook au démarrage ; pour le garder, définis PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-brought = Telegram livre les mises à jour à { $host }.
doctor-telegram-no-webhook = Telegram n’a pas encore de webhook. palifico run le définit au démarrage ; s’il tourne déjà, son journal dit ce qui l’en empêche.
doctor-telegram-other-webhook = Telegram livre les mises à jour à { $host } au lieu de { $wanted }. palifico run corrige cela au démarrage ; si cela revient, un autre programme utilise le jeton.
doctor-telegram-wrong-webhook = Telegram ne livre les mises à jour qu’à une adresse https, sur le port 443, 80, 88 ou 8443. Corrige PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-taken = Telegram n’a eu aucun ennui avec le webhook depuis une heure.
# $reason is what Telegram says, in English
doctor-telegram-not-taken = Telegram n’a pas pu remettre une mise à jour il y a { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} : { $reason }. Est-ce que palifico run tourne, et le serveur web placé devant transmet-il /telegram à PALIFICO_TELEGRAM__WEBHOOK_LISTEN ?
# $reason is what Telegram says, in English
doctor-telegram-certificate = Telegram ne fait pas confiance au certificat du webhook : { $reason }. Le serveur web placé devant doit en présenter un valide, avec toute sa chaîne.
doctor-telegram-waiting = { $count ->
    [one] { $count } mise à jour attend chez Telegram.
   *[other] { $count } mises à jour attendent chez Telegram.
}
doctor-telegram-many-waiting = { $count ->
    [one] { $count } mise à jour attend chez Telegram.
   *[other] { $count } mises à jour attendent chez Telegram.
} Démarre palifico run ; s’il tourne déjà, il est trop lent ou injoignable, et son journal en dit plus.
doctor-telegram-updates-complete = Telegram livre toutes les sortes de mises à jour qu’il faut.
doctor-telegram-updates-missing = Telegram ne livre pas { $kinds }. Redémarre palifico run ; il demande tout ce qu’il faut.
doctor-telegram-menu-told = Le menu des commandes est en place.
doctor-telegram-menu-not-told = Le menu des commandes n’est pas celui de cette version. palifico run le met en place au démarrage ; s’il reste ainsi, son journal dit menus-not-told.

## Matrix

doctor-matrix-can-encrypt = Les messages peuvent être chiffrés, { $encrypted ->
    [on] et les salons directs que le bot ouvre le sont.
   *[off] mais les salons directs que le bot ouvre ne le sont pas, comme le veut PALIFICO_MATRIX__ENCRYPTED.
}
doctor-matrix-cannot-encrypt = Rien ne peut être chiffré, car vodozemac manque. Réinstalle Palifico avec tout ce qu’il demande.
doctor-matrix-answers = { $homeserver } répond et parle Matrix { $version }.
doctor-matrix-unreachable = Impossible de joindre { $homeserver }. Le serveur Matrix tourne-t-il, et PALIFICO_MATRIX__HOMESERVER est-elle la bonne adresse ?
doctor-matrix-no-homeserver = { $homeserver } répond, mais ce n’est pas un serveur Matrix. PALIFICO_MATRIX__HOMESERVER doit être l’adresse qu’utilisent les clients, souvent du genre https://matrix.example.org
doctor-matrix-elsewhere = { $homeserver } n’est pas un serveur Matrix, mais dit où il se trouve. Donne à PALIFICO_MATRIX__HOMESERVER la valeur { $address }
doctor-matrix-too-old = { $homeserver } parle Matrix jusqu’à { $version }, et il faut au moins la version 1.1. Le serveur doit être mis à jour.
doctor-matrix-in-trouble = { $homeserver } répond par une erreur ({ $reason }). Réessaie dans quelques minutes ; le journal du serveur en dit plus.
doctor-matrix-folder-fits = Le dossier { $folder } peut être écrit, et il est fermé aux autres.
doctor-matrix-folder-in-use = Un bot tourne avec le dossier { $folder }.
doctor-matrix-folder-to-be-made = Le dossier { $folder } sera créé au premier démarrage.
doctor-matrix-folder-not-writable = Le dossier { $folder } ne peut pas être écrit. Mets dans PALIFICO_MATRIX__STORE un dossier de l’utilisateur qui lance le bot.
doctor-matrix-folder-open = D’autres peuvent regarder dans le dossier { $folder }, où sont les clés du bot. Ferme-le : chmod 700 { $folder }
doctor-matrix-folder-of-another = Le dossier { $folder } est celui de { $user }. Chaque bot a besoin du sien : mets-en un autre dans PALIFICO_MATRIX__STORE.
doctor-matrix-file-spoilt = Le fichier { $file } ne peut pas être lu. Rétablis-le à partir d’une copie ; s’il n’y en a pas, supprime-le, et le bot deviendra un nouvel appareil.
doctor-matrix-device = { $user } est connecté, appareil { $device }.
doctor-matrix-first-login = { $user } n’a pas encore d’appareil. palifico run se connectera avec le mot de passe ; c’est alors seulement qu’on verra s’il est bon.
doctor-matrix-no-password-login = { $homeserver } ne laisse entrer personne par mot de passe. Donne plutôt PALIFICO_MATRIX__ACCESS_TOKEN et PALIFICO_MATRIX__DEVICE_ID.
doctor-matrix-token-dead = Le jeton d’accès de { $user } n’est plus valable. Donnes-en un nouveau dans PALIFICO_MATRIX__ACCESS_TOKEN, ou le mot de passe dans PALIFICO_MATRIX__PASSWORD.
doctor-matrix-token-renewed = Le jeton d’accès de l’appareil { $device } n’est plus valable. palifico run le reconnecte avec le mot de passe.
doctor-matrix-token-of-another = Le jeton d’accès est celui de { $other }, pas de { $user }. Corrige PALIFICO_MATRIX__USER ou le jeton.
doctor-matrix-token-of-another-device = Le jeton d’accès est celui de l’appareil { $other }, pas de { $device }. Corrige PALIFICO_MATRIX__DEVICE_ID ou le jeton.
doctor-matrix-keys-fit = Les clés du dossier sont celles de l’appareil.
doctor-matrix-keys-to-be-made = L’appareil n’a pas encore de clés ; palifico run les crée.
# $reason is what the system says
doctor-matrix-keys-not-read = Les clés du dossier n’ont pas pu être examinées ({ $reason }). Lance palifico doctor avec l’utilisateur qui lance le bot, là où des fichiers temporaires peuvent être écrits.
doctor-matrix-keys-lost = Les clés de l’appareil { $device } ne sont pas dans le dossier ; il ne peut donc rien lire. Rétablis le dossier à partir d’une copie, ou donne le jeton d’accès d’un nouvel appareil.
doctor-matrix-keys-replaced = Les clés de l’appareil { $device } ne sont pas dans le dossier ; il ne peut donc rien lire. Rétablis le dossier à partir d’une copie ; sans copie, palifico run se connecte comme nouvel appareil.
doctor-matrix-signed = L’appareil est signé par les clés du bot lui-même.
doctor-matrix-signed-at-start = L’appareil n’est pas encore signé ; palifico run s’en charge au démarrage.
doctor-matrix-not-signed = Les clés qui signent les appareils du bot ne sont pas dans le dossier ; les clients les plus stricts n’en montrent donc rien. Rétablis signing.json et pickle-key à partir d’une copie, ou réinitialise les clés de signature du compte du bot dans un client et redémarre palifico run.
doctor-matrix-rooms = Le bot est dans { $count ->
    [one] { $count } salon
   *[other] { $count } salons
}, sur { $most } au plus.
doctor-matrix-rooms-full = Le bot est dans { $count ->
    [one] { $count } salon
   *[other] { $count } salons
} et décline les invitations à partir de { $most }. Augmente PALIFICO_MATRIX__ROOMS, ou retire-le des salons que personne n’utilise.
doctor-matrix-unlimited = Le serveur Matrix ne limite pas le bot. Avec PALIFICO_MATRIX__GENEROUS=true, il compte là-dessus.
doctor-matrix-generous = PALIFICO_MATRIX__GENEROUS dit que le serveur Matrix ne limite pas le bot ; d’ici, cela ne peut pas se vérifier.
# $request is a command line
doctor-matrix-limited = Ce que le serveur Matrix laisse envoyer au bot ne se voit pas d’ici. Synapse accepte d’ordinaire dix messages d’un coup, puis un toutes les cinq secondes ; les parties continuent, mais sans réactions à toucher. Un administrateur lève la limite par la requête qui suit ; donne ensuite à PALIFICO_MATRIX__GENEROUS la valeur true. { $request }
