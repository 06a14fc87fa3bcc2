### What `palifico verify` and `palifico replay` say of a record.
### $line is a line number, $text what stands there, $expected what should.

record-not-a-record = Det er ikke en protokol, jeg kan læse: første linje skal være ”{ $header }”.
record-line-changed = Linje { $line } er blevet ændret: ”{ $text }” passer ikke med kontrolcifrene.
record-line-wrong = Linje { $line } er forkert: der står ”{ $text }”, men ifølge resten af protokollen skal der stå ”{ $expected }”.
record-line-unreadable = Linje { $line } kan ikke være rigtig her: ”{ $text }”.
record-record-ends = Protokollen slutter for tidligt: linje { $line } skulle være ”{ $expected }”.
record-verified = Protokollen passer. Kontrolleret: { $lines ->
    [one] { $lines } linje
   *[other] { $lines } linjer
} mod kontrolcifrene, startværdien mod fingeraftrykket, terningerne eller kortene i { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
} for { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
} ud fra startværdien, { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
} efter reglerne samt placeringerne.
