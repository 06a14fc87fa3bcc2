### Det, der siges til dem, der driver botten, og til dem, de ikke lukker ind.

operators-goodbye = Jeg holder ikke spil i dette rum. Farvel.
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
