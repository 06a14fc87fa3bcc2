### What `palifico verify` and `palifico replay` say of a record.
### $line is a line number, $text what stands there, $expected what should.

record-not-a-record = Ovo nije zapisnik koji umem da pročitam: prvi red treba da bude „{ $header }“.
record-line-changed = Red { $line } je menjan: „{ $text }“ se ne slaže sa svojim kontrolnim ciframa.
record-line-wrong = Red { $line } nije tačan: tu piše „{ $text }“, a iz zapisnika sledi „{ $expected }“.
record-line-unreadable = Red { $line } ovde ne može da bude ispravan: „{ $text }“.
record-record-ends = Zapisnik se završava prerano: red { $line } treba da bude „{ $expected }“.
record-verified = Zapisnik je ispravan. Provereno: { $lines ->
    [one] { $lines } red
    [few] { $lines } reda
   *[other] { $lines } redova
} prema kontrolnim ciframa, seme prema otisku, kockice ili karte iz semena u { $rounds ->
    [one] { $rounds } rundi
    [few] { $rounds } runde
   *[other] { $rounds } rundi
} za { $players ->
    [one] { $players } igrača
    [few] { $players } igrača
   *[other] { $players } igrača
}, { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
} prema pravilima i konačan plasman.
