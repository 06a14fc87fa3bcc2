### Ce que seul un terminal dit.

terminal-welcome = Palifico, une table de jeux pour toutes les messageries. Dis « aide » pour voir ce que tu peux dire ; Ctrl-D pour partir.
terminal-goodbye = À bientôt !
terminal-how-to-leave = Ctrl-D pour quitter la table.
terminal-record-written = L’enregistrement de la partie est dans { $path }.
terminal-record-not-written = Impossible d’écrire l’enregistrement dans { $path }.
