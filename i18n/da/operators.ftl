### Det, der siges til dem, der driver botten, og til dem, de ikke lukker ind.

operators-goodbye = Jeg leder ingen spil i dette rum. Farvel.
operators-not-for-you = Jeg spiller kun med personer og grupper, som den, der driver mig, har valgt.
operators-blocked = Blokeret: { $who }.
operators-unblocked = Ikke længere blokeret: { $who }.
operators-not-blocked = { $who } er ikke blokeret.
operators-blocked-for-good = { $who } er blokeret i de indstillinger, jeg blev startet med. Det kan kun ændres dér.
operators-is-operator = { $who } driver botten og kan ikke blokeres.
operators-who-is-meant = Skriv en person, et rum eller en server, for eksempel ”bloker telegram:123”, ”bloker telegram:-100123”, ”bloker matrix:@anna:example.org” eller ”bloker matrix:example.org”.
operators-blocked-are = { $count ->
    [one] Blokeret, { $count } navn:
   *[other] Blokeret, { $count } navne:
}
operators-blocked-line = { $who }
operators-nobody-blocked = Ingen er blokeret.
operators-is-announced = Varslet: en pause om { $until }, i { $lasts }. Alle, der spiller, får det at vide.
operators-is-announced-now = Varslet: en pause lige om lidt, i { $lasts }. Alle, der spiller, får det at vide.
operators-taken-back = Trukket tilbage. De, der vidste det, får det at vide.
operators-not-announced = Der er ikke varslet noget.
operators-how-to-announce = Skriv, hvor lang tid der er til pausen, og hvor længe den varer, og hvad du ellers vil sige: ”bekendtgør 10m 5m Nye terninger!”, eller ”bekendtgør fra” for at trække det tilbage.
