### Was darüber gesagt wird, was über jemanden gespeichert ist: „datenschutz“, „meine daten“, „vergiss mich“.

my-data-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

my-data-kept = Über dich wird gespeichert: dein Name und deine Nummer oder Adresse, wie dieser Chat sie angibt, die Sprache, die du gewählt hast, die Tische, an denen du sitzt, mit allen Zügen, und welche Nachrichten sie dir zeigen. Von allem anderen, was hier gesagt wird, wird nichts gespeichert.
my-data-kept-for = Das dient dazu, zu spielen, dort weiterzumachen, wo du warst, und die Würfel zu überprüfen. Wer an deinem Tisch sitzt, sieht deinen Namen und deine Züge; sonst erfährt niemand etwas.
my-data-kept-so-long = Alles löscht sich von selbst: ein Tisch vor seiner Partie { $lobby } nach der letzten Änderung, ein Tisch, dessen Partie vorbei ist, { $finished } danach. Eine Partie, die niemand weiterspielt, wird { $running } nach dem letzten Zug geschlossen. Deine Sprache, und welcher Tisch deiner ist, werden { $preferences } nach der letzten Änderung gelöscht. Ein paar Minuten lang weiß ich auch, wann ich dir zuletzt geschrieben habe.
my-data-your-rights = Mit „meine daten“ bekommst du alles als Datei, mit „vergiss mich“ wird es gelöscht; schreib mir das privat. Was in einem Chat steht, bleibt dort stehen.
my-data-ask-me-alone = Was über dich gespeichert ist, geht sonst niemanden etwas an. Schreib mir „{ $word }“ in einem Chat nur zwischen uns beiden.

my-data-here-it-is = { $tables ->
    [0] Hier ist alles, was über dich gespeichert ist, in einer Datei. Du bist an keinem Tisch.
    [one] Hier ist alles, was über dich gespeichert ist, in einer Datei: deine Einstellungen und dein Anteil an { $tables } Tisch.
   *[other] Hier ist alles, was über dich gespeichert ist, in einer Datei: deine Einstellungen und dein Anteil an { $tables } Tischen.
}
my-data-nothing-kept = Über dich ist nichts gespeichert.
my-data-file-is = Das ist alles, was Palifico über dich speichert. Andere sind hier nur Plätze, und der Stern zeigt, welcher deiner ist. Die Zeiten sind in UTC angegeben.
my-data-file-leaves-out = Nicht enthalten sind der Startwert einer laufenden Partie, denn in ihm stecken die Würfel von allen, und wann dir der Bot zuletzt geschrieben hat; das ist ein paar Minuten lang bekannt, damit die Grenzen des Chats eingehalten werden.
my-data-seat-number = Platz { $number }

my-data-forget-sure = Damit wird alles gelöscht, was über dich gespeichert ist: deine Einstellungen, und an jedem Tisch dein Name und deine Nummer. Du steigst aus den Partien aus, in denen du mitspielst. Schreib innerhalb von { $within } noch einmal „vergiss mich“, wenn du sicher bist.
my-data-forgotten = { $tables ->
    [0] Erledigt. Deine Einstellungen sind gelöscht; du warst an keinem Tisch.
    [one] Erledigt. Deine Einstellungen sind gelöscht, ebenso dein Name und deine Nummer an { $tables } Tisch, wo du jetzt „Gelöschter Spieler“ heißt. Aus laufenden Partien bist du ausgestiegen.
   *[other] Erledigt. Deine Einstellungen sind gelöscht, ebenso dein Name und deine Nummer an { $tables } Tischen, wo du jetzt „Gelöschter Spieler“ heißt. Aus laufenden Partien bist du ausgestiegen.
}
my-data-forgotten-later = Nicht alles war gerade zu erreichen. Der Rest wird von selbst gelöscht, sobald es geht.
my-data-forgotten-elsewhere = Sicherungskopien vergessen dich innerhalb von 30 Tagen. Was in Chats steht, bleibt dort, bis es dort gelöscht wird. Wenn du mir wieder schreibst, fangen wir von vorne an.
my-data-deleted-player = { $number ->
    [1] Gelöschter Spieler
   *[other] Gelöschter Spieler { $number }
}
