### What is said of a folder in which a process keeps its tables.

folder-kept-in = Les tables sont gardées dans le dossier { $path }.
folder-no-program = Pour garder les tables dans un dossier, palifico doit être installé avec son supplément : palifico[embedded]. Ou indique un serveur Redis.
folder-not-writable = Impossible d’écrire dans le dossier { $path }, où les tables doivent être gardées. Donne ce droit à l’utilisateur, ou indique un autre dossier.
folder-too-long = Le chemin { $path } est trop long pour un dossier de tables. Choisis-en un plus court.
folder-taken = Un autre processus garde ses tables dans le dossier { $path }. Arrête-le d’abord, ou indique un autre dossier.
folder-left-over = Dans le dossier { $path }, un serveur d’un lancement précédent tourne encore et ne s’arrête pas. Arrête-le, puis relance.
folder-server-ended = Le serveur du dossier { $path } ne démarre pas. Son fichier server.log dit pourquoi.
