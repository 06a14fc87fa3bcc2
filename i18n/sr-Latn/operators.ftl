### Ono što se kaže onima koji vode bota, i onima koje oni ne puštaju.

operators-goodbye = U ovoj sobi ne vodim igre. Doviđenja.
operators-not-for-you = Igram samo s ljudima i grupama koje je izabrao onaj ko me vodi.
operators-blocked = Na spisku blokiranih je sada: { $who }.
operators-unblocked = Sa spiska blokiranih je skinuto: { $who }.
operators-not-blocked = { $who } nije na spisku blokiranih.
operators-blocked-for-good = { $who } je na spisku blokiranih u podešavanjima s kojima sam pokrenut. To se menja samo tamo.
operators-is-operator = { $who } vodi bota i ne može da se blokira.
operators-who-is-meant = Navedi osobu, sobu ili server, na primer „blokiraj telegram:123“, „blokiraj telegram:-100123“, „blokiraj matrix:@anna:example.org“ ili „blokiraj matrix:example.org“.
operators-blocked-are = { $count ->
    [one] Na spisku blokiranih je { $count } ime:
    [few] Na spisku blokiranih su { $count } imena:
   *[other] Na spisku blokiranih je { $count } imena:
}
operators-blocked-line = { $who }
operators-nobody-blocked = Niko nije blokiran.
operators-is-announced = Najavljena je pauza. Počinje za: { $until }. Traje: { $lasts }. Svi koji igraju to saznaju.
operators-is-announced-now = Najavljena je pauza. Počinje svakog časa. Traje: { $lasts }. Svi koji igraju to saznaju.
operators-taken-back = Povučeno. Ko je za to znao, saznaje i ovo.
operators-not-announced = Ništa nije najavljeno.
operators-how-to-announce = Napiši za koliko počinje pauza i koliko traje, i šta još želiš da kažeš: „najavi 10m 5m Nove kockice!“, ili „najavi ne“ da to povučeš.
