### Det som `palifico verify` och `palifico replay` säger om ett protokoll.
### $line är ett radnummer, $text det som står där, $expected det som borde stå där.

record-not-a-record = Det här är inget protokoll som jag kan läsa: första raden ska vara ”{ $header }”.
record-line-changed = Rad { $line } har ändrats: ”{ $text }” stämmer inte med radens kontrollsiffror.
record-line-wrong = Rad { $line } är fel: där står ”{ $text }”, men enligt protokollet i övrigt ska det vara ”{ $expected }”.
record-line-unreadable = Rad { $line } kan inte stämma här: ”{ $text }”.
record-record-ends = Protokollet slutar för tidigt: rad { $line } ska vara ”{ $expected }”.
record-verified = Protokollet stämmer. Kontrollerat: { $lines ->
    [one] { $lines } rad
   *[other] { $lines } rader
} mot kontrollsiffrorna, slumpfröet mot fingeravtrycket, tärningarna eller korten i { $rounds ->
    [one] { $rounds } runda
   *[other] { $rounds } rundor
} för { $players } spelare mot slumpfröet, { $moves } drag mot reglerna, samt placeringarna.
