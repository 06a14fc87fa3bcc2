### What `palifico verify` and `palifico replay` say of a record.
### $line is a line number, $text what stands there, $expected what should.

record-not-a-record = This is not a record that I can read: the first line should be “{ $header }”.
record-line-changed = Line { $line } was changed: “{ $text }” does not fit its check digits.
record-line-wrong = Line { $line } is wrong: it says “{ $text }”, but what follows from the record is “{ $expected }”.
record-line-unreadable = Line { $line } cannot be right here: “{ $text }”.
record-record-ends = The record ends too early: line { $line } should be “{ $expected }”.
record-verified = The record is true. Checked: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} against the check digits, the seed against its fingerprint, the dice or cards of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
} from the seed, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} against the rules, and the places.
