### Borden som finns sparade: listade, exporterade, importerade. $path och $program visas som de är.

archive-use-tables = lista borden som finns sparade
archive-use-export = skriv allt som finns sparat om partier och personer till en fil, eller - för standard ut
archive-use-import = lägg tillbaka det som en fil från palifico export innehåller, eller - för standard in
archive-flag-json = skriv JSON i stället för ord
archive-flag-replace = skriv över det som redan finns
archive-needs-file = Ange en enda fil, eller - i stället för en.
archive-nothing-kept = Borden finns bara inne i botens program och försvinner när det avslutas: här finns inget att lista, exportera eller importera. Ange redis_url om de ska finnas kvar.
archive-no-tables = Det finns inga bord.
archive-cannot-be-written = Filen { $path } går inte att skriva.
archive-cannot-be-opened = Filen { $path } går inte att läsa.
archive-exported = Exporterat: { $tables } bord och { $others ->
    [one] { $others } uppgift
   *[other] { $others } uppgifter
} om rum och personer.
archive-holds-dice = Håll filen för dig själv: slumpfröna till pågående partier finns i den, och med dem alla tärningar och kort.
archive-unreadable = { $count ->
    [one] { $count } uppgift
   *[other] { $count } uppgifter
} gick inte att läsa och fick utelämnas.
archive-no-export = Filen { $path } är ingen export från Palifico.
archive-newer-export = Filen { $path } är skriven av Palifico { $program }, som kan mer än den här versionen. Uppdatera den här först. Inget importerades.
archive-line-damaged = Rad { NUMBER($line, useGrouping: 0) } är skadad och utelämnades.
archive-line-newer = Rad { NUMBER($line, useGrouping: 0) } innehåller något som bara ett nyare Palifico känner till, och utelämnades.
archive-cut-short = Det saknas rader: filen är inte som den skrevs.
archive-imported = Importerat: { $tables } bord och { $others ->
    [one] { $others } uppgift
   *[other] { $others } uppgifter
} om rum och personer.
archive-there-already = Fanns redan och är som förut: { $tables } bord, { $others ->
    [one] { $others } uppgift
   *[other] { $others } uppgifter
} om rum och personer. Med --replace skrivs de över.
archive-column-table = bord
archive-column-platforms = på
archive-column-game = spel
archive-column-phase = läge
archive-column-people = personer
archive-column-computers = datorer
archive-column-changed = orört
archive-column-due = dags om
archive-in-lobby = i lobbyn
archive-playing = pågår
archive-over = slut
archive-closed = stängt
