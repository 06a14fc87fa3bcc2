### What `palifico verify` and `palifico replay` say of a record.
### $line is a line number, $text what stands there, $expected what should.

record-not-a-record = Das ist kein Protokoll, das ich lesen kann: Die erste Zeile müsste „{ $header }“ lauten.
record-line-changed = Zeile { $line } wurde verändert: „{ $text }“ passt nicht zu den Prüfziffern.
record-line-wrong = Zeile { $line } stimmt nicht: Dort steht „{ $text }“, aus dem Protokoll folgt aber „{ $expected }“.
record-line-unreadable = Zeile { $line } kann an dieser Stelle nicht stimmen: „{ $text }“.
record-record-ends = Das Protokoll endet zu früh: Zeile { $line } müsste „{ $expected }“ lauten.
record-verified = Das Protokoll stimmt. Geprüft: { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} anhand der Prüfziffern, der Startwert anhand seines Fingerabdrucks, die Würfel oder Karten aus { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} für { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
} anhand des Startwerts, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} anhand der Regeln und die Platzierungen.
