### Ce qui est dit de ce qui est conservé de quelqu’un : « confidentialité », « mes données », « oublie-moi ».

my-data-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

my-data-kept = Voici ce qui est conservé à ton sujet : ton nom et ton numéro ou ton adresse tels que cette messagerie les donne, la langue que tu as choisie, les tables où tu joues avec tous les coups, et les messages qui te les montrent. De tout ce qui se dit d’autre ici, rien n’est conservé.
my-data-kept-for = Cela sert à jouer, à reprendre là où tu en étais et à vérifier les dés. Les gens de ta table voient ton nom et tes coups ; rien n’est transmis à personne d’autre.
my-data-kept-so-long = Tout s’efface tout seul : une table avant sa partie, { $lobby } après le dernier changement ; une table dont la partie est finie, { $finished } après la fin. Une partie que plus personne ne joue est fermée { $running } après le dernier coup. Ta langue et la table qui est la tienne s’effacent { $preferences } après le dernier choix. Pendant quelques minutes, je sais aussi quand je t’ai écrit pour la dernière fois.
my-data-your-rights = « mes données » te donne le tout dans un fichier et « oublie-moi » l’efface ; écris-le-moi en privé. Ce qui est écrit dans une conversation y reste.
my-data-ask-me-alone = Ce qui est conservé à ton sujet ne regarde personne d’autre. Écris-moi « { $word } » dans une conversation rien qu’à nous deux.

my-data-here-it-is = { $tables ->
    [0] Voici, dans un fichier, tout ce qui est conservé à ton sujet. Tu n’es à aucune table.
    [one] Voici, dans un fichier, tout ce qui est conservé à ton sujet : tes réglages et ce qui te concerne à { $tables } table.
   *[other] Voici, dans un fichier, tout ce qui est conservé à ton sujet : tes réglages et ce qui te concerne à { $tables } tables.
}
my-data-nothing-kept = Rien n’est conservé à ton sujet.
my-data-file-is = Voici tout ce que Palifico conserve à ton sujet. Les autres joueurs ne sont ici que des places, et l’étoile indique la tienne. Les heures sont en UTC.
my-data-file-leaves-out = N’y figurent pas : la graine d’une partie en cours, car elle contient les dés de tout le monde, et le moment où le bot t’a écrit pour la dernière fois, connu quelques minutes pour respecter les limites de la messagerie.
my-data-seat-number = place { $number }

my-data-forget-sure = Cela efface tout ce qui est conservé à ton sujet : tes réglages, ainsi que ton nom et ton numéro à chaque table. Tu quittes les parties où tu joues. Écris encore une fois « oublie-moi » d’ici { $within } pour confirmer.
my-data-forgotten = { $tables ->
    [0] C’est fait. Tes réglages sont effacés ; tu n’étais à aucune table.
    [one] C’est fait. Tes réglages sont effacés, tout comme ton nom et ton numéro à { $tables } table, où tu es maintenant « Joueur supprimé ». Tu as quitté les parties en cours.
   *[other] C’est fait. Tes réglages sont effacés, tout comme ton nom et ton numéro à { $tables } tables, où tu es maintenant « Joueur supprimé ». Tu as quitté les parties en cours.
}
my-data-forgotten-later = Je n’ai pas pu tout atteindre pour le moment. Le reste s’effacera tout seul dès que possible.
my-data-forgotten-elsewhere = Les sauvegardes t’oublient dans les 30 jours. Ce qui est écrit dans les conversations y reste tant qu’on ne l’y efface pas. Si tu m’écris à nouveau, on repart de zéro.
my-data-deleted-player = { $number ->
    [1] Joueur supprimé
   *[other] Joueur supprimé { $number }
}
