### The command line. $flag, $value, $values, $known and $word are printed as they were typed.

cli-about = Palifico, ein Spieltisch für jeden Chat.
cli-use-play = hier im Terminal gegen Computergegner spielen
cli-use-demo = zusehen, wie Computergegner eine ganze Partie spielen
cli-use-verify = das Protokoll einer Partie anhand ihres Startwerts prüfen
cli-use-replay = das Protokoll einer Partie Schritt für Schritt durchgehen
cli-use-version = die Version ausgeben
cli-flag-game = welches Spiel gespielt wird
cli-flag-computer = wie viele Computergegner mitspielen; bei demo, wie viele Plätze es gibt
cli-flag-strength = wie stark sie spielen
cli-flag-name = wie du am Tisch heißt
cli-flag-lang = in welcher Sprache du angesprochen wirst
cli-flag-seed = der Startwert der ersten Partie, damit die Würfel wieder genauso fallen
cli-flag-record = das Protokoll der Partie in diese Datei schreiben
cli-flag-pace = wie viele Sekunden ein Computergegner für einen Zug braucht
cli-flag-usually = ohne Angabe: { $option }
cli-values = { $values }
cli-value-name = ein Name
cli-value-file = eine Datei
cli-value-hex = Hexadezimalziffern
cli-no-value = nichts
cli-wrong-value = { $flag } kann nicht „{ $value }“ sein. Möglich: { $values }.
cli-needs-value = { $flag } braucht einen Wert. Möglich: { $values }.
cli-unknown-word = „{ $word }“ gibt es nicht. Möglich: { $known }.
cli-needs-record = Gib genau eine Datei an: die mit dem Protokoll.
cli-cannot-read = Die Datei { $path } lässt sich nicht als Text lesen.
cli-press-enter = Eingabetaste für den nächsten Schritt, q und Eingabetaste zum Beenden:
