### What is said of a folder in which a process keeps its tables.

folder-kept-in = Die Tische liegen im Ordner { $path }.
folder-no-program = Damit Tische in einem Ordner liegen können, muss palifico mit seinem Zusatz installiert sein: palifico[embedded]. Oder gib einen Redis-Server an.
folder-not-writable = In den Ordner { $path }, in dem die Tische liegen sollen, kann nicht geschrieben werden. Gib dem Benutzer das Recht dazu, oder nimm einen anderen Ordner.
folder-too-long = Der Pfad { $path } ist zu lang für einen Ordner mit Tischen. Nimm einen kürzeren.
folder-taken = Ein anderer Prozess hat seine Tische im Ordner { $path }. Beende ihn zuerst, oder nimm einen anderen Ordner.
folder-left-over = Im Ordner { $path } arbeitet noch ein Server von einem früheren Lauf und hört nicht auf. Beende ihn und starte dann neu.
folder-server-ended = Der Server für den Ordner { $path } startet nicht. Warum, steht in seiner Datei server.log.
