### Det, der siges om, hvad der gemmes om nogen: ”privatliv”, ”mine data”, ”glem mig”.

my-data-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}

my-data-kept = Det her gemmes om dig: dit navn og dit nummer eller din adresse, som chatten oplyser dem, det sprog, du har valgt, de borde, du sidder ved, med alle træk, og hvilke beskeder der viser dig dem. Af alt andet, der siges her, gemmes intet.
my-data-kept-for = Det bruges til at spille, til at du kan fortsætte, hvor du var, og til at kontrollere terningerne. De andre ved dit bord ser dit navn og dine træk; ingen andre får noget at vide.
my-data-kept-so-long = Det hele slettes af sig selv: et bord før spillet { $lobby } efter den sidste ændring, og et bord, hvis spil er slut, { $finished } efter den. Et spil, som ingen spiller videre på, lukkes { $running } efter det sidste træk. Dit sprogvalg, og hvilket bord der er dit, slettes { $preferences } efter, at de sidst blev ændret. I nogle minutter ved jeg også, hvornår jeg sidst skrev til dig.
my-data-your-rights = ”mine data” giver dig det hele som en fil, og ”glem mig” sletter det; skriv det til mig privat. Det, der står i en chat, bliver stående.
my-data-ask-me-alone = Hvad der gemmes om dig, kommer ikke andre ved. Skriv ”{ $word }” til mig i en chat med kun os to.

my-data-here-it-is = { $tables ->
    [0] Her er alt, hvad der gemmes om dig, i en fil. Du er ikke med ved noget bord.
    [one] Her er alt, hvad der gemmes om dig, i en fil: dine indstillinger og din del af { $tables } bord.
   *[other] Her er alt, hvad der gemmes om dig, i en fil: dine indstillinger og din del af { $tables } borde.
}
my-data-nothing-kept = Der gemmes intet om dig.
my-data-file-is = Det her er alt, hvad Palifico gemmer om dig. Andre spillere er kun pladser her, og stjernen viser din egen. Tider er i UTC.
my-data-file-leaves-out = Det her er ikke med: startværdien for et spil, der er i gang, for den rummer alles terninger, og hvornår botten sidst skrev til dig, hvilket vides i nogle minutter, så chattens grænser overholdes.
my-data-seat-number = plads { $number }

my-data-forget-sure = Så slettes alt, hvad der gemmes om dig: dine indstillinger og dit navn og nummer ved alle borde. Du forlader de spil, du er med i. Skriv ”glem mig” igen inden for { $within }, hvis du er sikker.
my-data-forgotten = { $tables ->
    [0] Det er gjort. Dine indstillinger er slettet; du var ikke med ved noget bord.
    [one] Det er gjort. Dine indstillinger er slettet, og det samme er dit navn og nummer ved { $tables } bord, hvor du nu er ”Slettet spiller”. Spil, der var i gang, har du forladt.
   *[other] Det er gjort. Dine indstillinger er slettet, og det samme er dit navn og nummer ved { $tables } borde, hvor du nu er ”Slettet spiller”. Spil, der var i gang, har du forladt.
}
my-data-forgotten-later = Det var ikke muligt at nå det hele lige nu. Resten slettes af sig selv, så snart det kan lade sig gøre.
my-data-forgotten-elsewhere = Sikkerhedskopier glemmer dig inden for 30 dage. Det, der står i chatter, bliver stående, til det slettes dér. Skriver du til mig igen, begynder vi forfra.
my-data-deleted-player = { $number ->
    [1] Slettet spiller
   *[other] Slettet spiller { $number }
}
