### Bordene, der er gemt: vist, eksporteret, importeret. $path og $program vises, som de er.

archive-use-tables = vis bordene, der er gemt
archive-use-export = skriv alt, hvad der er gemt om spil og personer, til en fil, eller - for standard ud
archive-use-import = læg det tilbage, som en fil fra palifico export indeholder, eller - for standard ind
archive-flag-json = skriv JSON i stedet for ord
archive-flag-replace = overskriv det, der allerede findes
archive-needs-file = Angiv én fil, eller - i stedet for en.
archive-nothing-kept = Bordene findes kun inde i bottens program og forsvinder, når det slutter: her er intet at vise, eksportere eller importere. Angiv redis_url for at beholde dem.
archive-no-tables = Der er ingen borde.
archive-cannot-be-written = Filen { $path } kan ikke skrives.
archive-cannot-be-opened = Filen { $path } kan ikke læses.
archive-exported = Eksporteret: { $tables ->
    [one] { $tables } bord
   *[other] { $tables } borde
} og { $others ->
    [one] { $others } oplysning
   *[other] { $others } oplysninger
} om rum og personer.
archive-holds-dice = Hold filen for dig selv: den indeholder startværdierne for igangværende spil og dermed alle terninger og kort.
archive-unreadable = { $count ->
    [one] { $count } oplysning kunne ikke læses og måtte udelades.
   *[other] { $count } oplysninger kunne ikke læses og måtte udelades.
}
archive-no-export = Filen { $path } er ikke en eksport fra Palifico.
archive-newer-export = Filen { $path } er skrevet af Palifico { $program }, som kan mere end denne version. Opdatér denne først. Intet blev importeret.
archive-line-damaged = Linje { NUMBER($line, useGrouping: 0) } er beskadiget og blev udeladt.
archive-line-newer = Linje { NUMBER($line, useGrouping: 0) } indeholder noget, som kun en nyere Palifico kender, og blev udeladt.
archive-cut-short = Der mangler linjer: filen er ikke, som den blev skrevet.
archive-imported = Importeret: { $tables ->
    [one] { $tables } bord
   *[other] { $tables } borde
} og { $others ->
    [one] { $others } oplysning
   *[other] { $others } oplysninger
} om rum og personer.
archive-there-already = Fandtes allerede og er som før: { $tables ->
    [one] { $tables } bord
   *[other] { $tables } borde
}, { $others ->
    [one] { $others } oplysning
   *[other] { $others } oplysninger
} om rum og personer. Med --replace bliver de overskrevet.
archive-column-table = bord
archive-column-platforms = på
archive-column-game = spil
archive-column-phase = fase
archive-column-people = personer
archive-column-computers = computere
archive-column-changed = uændret
archive-column-due = frist om
archive-in-lobby = i lobbyen
archive-playing = i gang
archive-over = slut
archive-closed = lukket
