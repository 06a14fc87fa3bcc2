### Die gespeicherten Tische: auflisten, exportieren, importieren. $path und $program erscheinen, wie sie sind.

archive-use-tables = die gespeicherten Tische auflisten
archive-use-export = alles, was von Partien und Leuten gespeichert ist, in eine Datei schreiben, oder - für die Standardausgabe
archive-use-import = zurücklegen, was eine Datei von palifico export enthält, oder - für die Standardeingabe
archive-flag-json = JSON statt Worten ausgeben
archive-flag-replace = überschreiben, was schon da ist
archive-needs-file = Gib genau eine Datei an, oder - statt einer.
archive-nothing-kept = Die Tische liegen nur im Programm des Bots und sind weg, wenn es endet: Hier gibt es nichts aufzulisten, zu exportieren oder zu importieren. Sollen sie bleiben, stell redis_url ein.
archive-no-tables = Es gibt keine Tische.
archive-cannot-be-written = Die Datei { $path } lässt sich nicht schreiben.
archive-cannot-be-opened = Die Datei { $path } lässt sich nicht lesen.
archive-exported = Exportiert: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $others ->
    [one] { $others } Eintrag
   *[other] { $others } Einträge
} zu Räumen und Leuten.
archive-holds-dice = Behalte die Datei für dich: Die Startwerte laufender Partien stehen darin, und damit alle Würfel und Karten.
archive-unreadable = { $count ->
    [one] { $count } Eintrag war nicht zu lesen und fehlt.
   *[other] { $count } Einträge waren nicht zu lesen und fehlen.
}
archive-no-export = Die Datei { $path } ist kein Export von Palifico.
archive-newer-export = Die Datei { $path } stammt von Palifico { $program }, das mehr kennt als diese Version. Aktualisiere zuerst diese. Nichts wurde importiert.
archive-line-damaged = Zeile { NUMBER($line, useGrouping: 0) } ist beschädigt und wurde ausgelassen.
archive-line-newer = Zeile { NUMBER($line, useGrouping: 0) } enthält etwas, das erst ein neueres Palifico kennt, und wurde ausgelassen.
archive-cut-short = Es fehlen Zeilen: Die Datei ist nicht so, wie sie geschrieben wurde.
archive-imported = Importiert: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $others ->
    [one] { $others } Eintrag
   *[other] { $others } Einträge
} zu Räumen und Leuten.
archive-there-already = Schon da und deshalb unverändert: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $others ->
    [one] { $others } Eintrag
   *[other] { $others } Einträge
} zu Räumen und Leuten. Mit --replace werden sie überschrieben.
archive-column-table = Tisch
archive-column-platforms = auf
archive-column-game = Spiel
archive-column-phase = Phase
archive-column-people = Leute
archive-column-computers = Computer
archive-column-changed = seit
archive-column-due = fällig in
archive-in-lobby = in der Lobby
archive-playing = läuft
archive-over = zu Ende
archive-closed = zu
