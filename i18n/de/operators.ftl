### Was den Betreibern des Bots gesagt wird, und denen, die sie nicht hereinlassen.

operators-goodbye = In diesem Raum leite ich keine Spiele. Auf Wiedersehen.
operators-not-for-you = Ich spiele nur mit Leuten und Gruppen, die mein Betreiber ausgesucht hat.
operators-blocked = Gesperrt: { $who }.
operators-unblocked = Nicht mehr gesperrt: { $who }.
operators-not-blocked = { $who } ist nicht gesperrt.
operators-blocked-for-good = { $who } ist durch die Einstellungen gesperrt, mit denen ich gestartet wurde. Nur dort lässt sich das ändern.
operators-is-operator = { $who } betreibt den Bot und kann nicht gesperrt werden.
operators-who-is-meant = Nenne eine Person, einen Raum oder einen Server, wie „sperren telegram:123“, „sperren telegram:-100123“, „sperren matrix:@anna:example.org“ oder „sperren matrix:example.org“.
operators-blocked-are = { $count ->
    [one] Gesperrt, { $count } Name:
   *[other] Gesperrt, { $count } Namen:
}
operators-blocked-line = { $who }
operators-nobody-blocked = Niemand ist gesperrt.
operators-is-announced = Angekündigt: eine Pause in { $until }, { $lasts } lang. Alle, die spielen, erfahren es.
operators-is-announced-now = Angekündigt: gleich eine Pause, { $lasts } lang. Alle, die spielen, erfahren es.
operators-taken-back = Zurückgenommen. Wer davon wusste, erfährt es.
operators-not-announced = Nichts ist angekündigt.
operators-how-to-announce = Schreib, wie lange es bis zur Pause noch dauert und wie lange sie geht, und was du noch sagen willst: „ankündigen 10m 5m Neue Würfel!“, oder „ankündigen aus“, um es zurückzunehmen.
