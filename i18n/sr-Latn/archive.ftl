### Sačuvani stolovi: spisak, izvoz, uvoz. $path i $program se prikazuju onakvi kakvi jesu.

archive-use-tables = prikaži sačuvane stolove
archive-use-export = upiši u datoteku sve što je sačuvano o partijama i ljudima, ili - za standardni izlaz
archive-use-import = vrati ono što sadrži datoteka iz palifico export, ili - za standardni ulaz
archive-flag-json = prikaži JSON umesto reči
archive-flag-replace = zameni ono što već postoji
archive-needs-file = Navedi jednu datoteku, ili - umesto nje.
archive-nothing-kept = Stolovi postoje samo u programu bota i nestaju kad se on ugasi: ovde nema šta da se prikaže, izveze ni uveze. Da bi ostali, zadaj redis_url.
archive-no-tables = Nema stolova.
archive-cannot-be-written = U datoteku { $path } ne može da se piše.
archive-cannot-be-opened = Datoteka { $path } ne može da se pročita.
archive-exported = Izvezeno: { $tables ->
    [one] { $tables } sto
    [few] { $tables } stola
   *[other] { $tables } stolova
} i { $others ->
    [one] { $others } podatak
    [few] { $others } podatka
   *[other] { $others } podataka
} o sobama i ljudima.
archive-holds-dice = Čuvaj datoteku za sebe: u njoj su semena partija koje traju, a s njima i sve kockice i karte.
archive-unreadable = { $count ->
    [one] { $count } podatak nije mogao da se pročita i izostavljen je.
    [few] { $count } podatka nisu mogla da se pročitaju i izostavljena su.
   *[other] { $count } podataka nije moglo da se pročita i izostavljeno je.
}
archive-no-export = Datoteka { $path } nije izvoz iz Palifica.
archive-newer-export = Datoteku { $path } je napisao Palifico { $program }, koji zna više od ove verzije. Prvo ažuriraj ovu. Ništa nije uvezeno.
archive-line-damaged = Red { NUMBER($line, useGrouping: 0) } je oštećen i izostavljen.
archive-line-newer = Red { NUMBER($line, useGrouping: 0) } sadrži nešto što zna samo noviji Palifico, i izostavljen je.
archive-cut-short = Nedostaju redovi: datoteka nije onakva kakva je zapisana.
archive-imported = Uvezeno: { $tables ->
    [one] { $tables } sto
    [few] { $tables } stola
   *[other] { $tables } stolova
} i { $others ->
    [one] { $others } podatak
    [few] { $others } podatka
   *[other] { $others } podataka
} o sobama i ljudima.
archive-there-already = Već postoji, pa nije dirano: { $tables ->
    [one] { $tables } sto
    [few] { $tables } stola
   *[other] { $tables } stolova
}, { $others ->
    [one] { $others } podatak
    [few] { $others } podatka
   *[other] { $others } podataka
} o sobama i ljudima. Uz --replace se zamenjuje.
archive-column-table = sto
archive-column-platforms = na
archive-column-game = igra
archive-column-phase = stanje
archive-column-people = ljudi
archive-column-computers = računari
archive-column-changed = mirno
archive-column-due = rok za
archive-in-lobby = u lobiju
archive-playing = u toku
archive-over = gotovo
archive-closed = zatvoren
