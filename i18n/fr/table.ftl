### La table : le salon, les tours, les nouvelles et les réponses, quel que soit le jeu.
### $name et $player sont des noms ; un nom reste tel quel, sans « de » ni « que » devant (élision).

## Durées

table-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
table-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

## Le temps par tour. $span est l’une des durées ci-dessus.

table-turn-time = { $span } par tour
table-no-turn-time = sans limite de temps
table-turn-time-rule = Si quelqu’un n’a pas joué au bout de { $span }, la table joue à sa place ; un rappel arrive aux deux tiers de ce temps. Après deux tours manqués de suite, un ordinateur joue à cette place jusqu’à ce que la personne revienne.
table-no-turn-time-rule = Tout le monde peut prendre son temps.

## Avant la partie. $game est le titre d’un jeu, $strength l’un des niveaux.

table-lobby-title = { $game } : la table est ouverte.
table-game-played = jeu : { $game }
table-sits = { $name }
table-sits-as-host = { $name } (hôte)
table-sits-as-computer = { $name } (ordinateur, { $strength })
table-easy = facile
table-normal = normal
table-at-the-table = Autour de la table : { $players }.
table-nobody-sits = Il n’y a encore personne à la table.
table-options-are = Options : { $options }.
table-lobby-hint = Dis « rejoindre » pour prendre place, « ordinateur » pour en ajouter un à la table, « options » pour voir ce qui se règle, « commencer » pour lancer la partie.
table-key-join = Rejoindre
table-key-leave = Quitter
table-key-computer = Ajouter un ordinateur
table-key-options = Les options
table-key-back = Retour
table-key-deal = Commencer
table-key-again = Rejouer
table-key-lobby = Rouvrir la table

## Ce qui se passe. $by est le nom de la personne qui l’a fait, $option le réglage choisi.

table-joins = { $name } prend place.
table-computer-joins = { $name } prend place : c’est un ordinateur ({ $strength }).
table-joins-next = { $name } jouera la prochaine partie.
table-gets-up = { $name } quitte la table.
table-is-sent-away = { $by } exclut { $name } de la table.
table-is-host-now = { $name } devient l’hôte de la table.
table-option-now = Désormais : { $option }.
table-option-also = Et du coup aussi : { $option }.
table-begins = { $game } : la partie commence. Tout le hasard est déjà fixé ; son empreinte est { $commitment }. La graine sera donnée après la partie, pour vérifier.
table-reminder = { $player }, c’est toujours ton tour. La table joue à ta place dans { $left }.
table-time-is-up = Temps écoulé : la table joue pour { $player }.
table-stands-in = Un ordinateur remplace { $player } jusqu’à son retour.
table-comes-back = { $player } est de retour.
table-will-close = { $player }, c’est toujours ton tour. Si personne ne joue, la partie sera fermée dans { $left }.
table-closed-at-rest = Personne n’a joué depuis longtemps : c’était à { $player }. La table est fermée.
table-cannot-be-reached = Impossible d’écrire en privé à { $player }. { $player }, envoie-moi un message privé ; la table attend.
table-game-ends = { $game } : la partie est finie.
table-place-taken = { $rank ->
    [1] { $rank }re place
   *[other] { $rank }e place
} : { $players }.
table-place-of-leaver = { $rank ->
    [1] { $rank }re place
   *[other] { $rank }e place
} : { $players } (départ en cours de partie).
table-seed-is = La graine était { $seed }.
table-over-hint = Dis « rejouer » pour une autre partie avec les mêmes joueurs, ou « jouer » pour rouvrir la table.
table-stopped-by = { $name } ferme la table.
table-deserted = Il n’y a plus personne, la table est donc fermée.
table-log-line = { $number }. { $line }
table-log-page = Journal, page { $page } sur { $pages } ; la page 1 est la plus récente.

## Réponses à une seule personne

table-no-table = Il n’y a pas de table ici. Dis « jouer » pour en ouvrir une.
table-table-stands = La table est déjà ouverte. Dis « rejoindre » pour prendre place.
table-game-runs = Il faut attendre la fin de la partie pour ça.
table-no-game-runs = Aucune partie en cours. L’hôte peut dire « commencer » pour en lancer une.
table-faceless = Ce message parle au nom d’un groupe ou d’un canal, et personne ne peut voir qui tu es. Appuie sur le bouton pour t’asseoir, ou écris sous ton propre nom.
table-already-sits = Tu es déjà à la table.
table-waits-already = Tu as déjà ta place dans la prochaine partie.
table-has-place-next = Tu as ta place dans la prochaine partie.
table-does-not-sit = Tu n’es pas à cette table. Dis « rejoindre » pour jouer.
table-no-hand = Tu ne joues pas, tu n’as donc rien de caché ici. Dis « rejoindre » pour avoir une place.
table-only-host = C’est réservé à l’hôte, { $host }.
table-table-full = La table est complète : elle a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
table-too-few-players = Il faut au moins { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
}. Dis « ordinateur » pour ajouter un ordinateur.
table-nobody-called = Personne ne porte ce nom ici. Autour de la table : { $names }.
table-which-game = Ce jeu n’existe pas. Au choix : { $games }.
table-which-strength = Ce niveau n’existe pas. Au choix : { $strengths }.
table-which-option = Cette option n’existe pas. Au choix : { $options }.
table-which-value = Pour « { $option } », au choix : { $values }.
table-word = { $word }
table-name = { $name }
table-stop-sure = Ça ferme la table pour tout le monde. Redis « arrêter » pour confirmer.
table-turn-is-over = Ce tour est déjà passé.
table-not-a-move = « { $text } » n’est pas un coup à ce jeu. Dis « aide » pour voir ce que tu peux dire.
table-not-understood = Je n’ai pas compris. Dis « aide » pour voir ce que tu peux dire.
table-try-again = Ça n’a pas marché et rien n’a changé. Réessaie dans un instant.
table-in-doubt = Je ne sais pas si ça a compté. Regarde la table, et recommence si rien n’a changé.
table-symbols-now = { $on ->
    [on] Les cartes s’écrivent maintenant avec des symboles, comme Q♥. « symboles non » fait revenir les mots.
   *[off] Les cartes s’écrivent maintenant en toutes lettres.
}
table-language-now = Maintenant, je te parle français.
table-which-language = Je ne connais pas cette langue. Au choix : { $languages }.
table-help = Avant la partie : rejoindre, quitter, ordinateur, exclure NOM, options, commencer. Pendant la partie : main, état, journal, quitter. À tout moment : jouer, règles, rejouer, arrêter, langue NOM, réglages du salon, symboles, confidentialité, mes données, oublie-moi, aide. « règles » explique aussi comment s’écrit un coup.
table-rules-title = Règles du jeu : { $game }
table-rules-here = À cette table :
table-option-line = { $option } : { $rule }
table-option-word = { $option } (« { $word } » : { $values })
