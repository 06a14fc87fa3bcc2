### Les tables conservées : liste, exportation, importation. $path et $program s’affichent tels quels.

archive-use-tables = lister les tables conservées
archive-use-export = écrire dans un fichier tout ce qui est conservé des parties et des personnes, ou - pour la sortie standard
archive-use-import = remettre en place ce que contient un fichier de palifico export, ou - pour l’entrée standard
archive-flag-json = afficher du JSON au lieu de mots
archive-flag-replace = écraser ce qui existe déjà
archive-needs-file = Indique un seul fichier, ou - à la place.
archive-nothing-kept = Les tables n’existent que dans le programme du bot et disparaissent quand il s’arrête : il n’y a rien ici à lister, à exporter ni à importer. Pour les garder, règle redis_url.
archive-no-tables = Il n’y a aucune table.
archive-cannot-be-written = Impossible d’écrire le fichier { $path }.
archive-cannot-be-opened = Impossible de lire le fichier { $path }.
archive-exported = Exporté : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $others ->
    [one] { $others } donnée
   *[other] { $others } données
} sur des salons et des personnes.
archive-holds-dice = Garde ce fichier pour toi : il contient les graines des parties en cours, et donc tous les dés et toutes les cartes.
archive-unreadable = { $count ->
    [one] { $count } donnée n’a pas pu être lue et a été laissée de côté.
   *[other] { $count } données n’ont pas pu être lues et ont été laissées de côté.
}
archive-no-export = Le fichier { $path } n’est pas une exportation de Palifico.
archive-newer-export = Le fichier { $path } a été écrit par Palifico { $program }, qui en sait plus que cette version. Mets d’abord celle-ci à jour. Rien n’a été importé.
archive-line-damaged = La ligne { NUMBER($line, useGrouping: 0) } est abîmée et a été laissée de côté.
archive-line-newer = La ligne { NUMBER($line, useGrouping: 0) } contient quelque chose que seul un Palifico plus récent connaît, et a été laissée de côté.
archive-cut-short = Il manque des lignes : le fichier n’est plus tel qu’il a été écrit.
archive-imported = Importé : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $others ->
    [one] { $others } donnée
   *[other] { $others } données
} sur des salons et des personnes.
archive-there-already = Déjà là, donc inchangé : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $others ->
    [one] { $others } donnée
   *[other] { $others } données
} sur des salons et des personnes. Avec --replace, tout est écrasé.
archive-column-table = nom
archive-column-platforms = sur
archive-column-game = jeu
archive-column-phase = étape
archive-column-people = joueurs
archive-column-computers = ordis
archive-column-changed = inchangée
archive-column-due = échéance
archive-in-lobby = pas commencée
archive-playing = en cours
archive-over = finie
archive-closed = fermée
