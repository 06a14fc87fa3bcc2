### The table: lobby, turns, news and answers, whatever is played.
### $name and $player are names; a name is never inflected.

## Spans of time. They stand as nominative, dative and accusative, which are the same.

table-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
table-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
table-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

## The turn time. $span is one of the spans above.

table-turn-time = { $span } pro Zug
table-no-turn-time = ohne Zeitlimit
table-turn-time-rule = Wer nach { $span } noch nicht gezogen hat, für den zieht der Tisch; nach zwei Dritteln der Zeit kommt eine Erinnerung. Passiert das zweimal hintereinander, übernimmt der Computer den Platz, bis die Person sich zurückmeldet.
table-no-turn-time-rule = Alle dürfen sich so viel Zeit lassen, wie sie wollen.

## The lobby. $game is a game's title, $strength one of the strengths.

table-lobby-title = { $game }: Der Tisch ist offen.
table-game-played = Spiel: { $game }
table-sits = { $name }
table-sits-as-host = { $name } (Spielleitung)
table-sits-as-computer = { $name } (Computer, { $strength })
table-easy = leicht
table-normal = normal
table-at-the-table = Am Tisch: { $players }.
table-nobody-sits = Noch sitzt niemand am Tisch.
table-options-are = Optionen: { $options }.
table-lobby-hint = Mit „mitspielen“ setzt du dich dazu, mit „computer“ holst du einen Computergegner, mit „optionen“ siehst du, was sich ändern lässt, mit „starten“ geht es los.
table-key-join = Mitspielen
table-key-leave = Aussteigen
table-key-computer = Computergegner dazuholen
table-key-options = Optionen
table-key-back = Zurück
table-key-deal = Starten
table-key-again = Nochmal
table-key-lobby = Tisch neu öffnen

## What happens. $by is the name of whoever did it, $option an option's outcome.

table-joins = { $name } setzt sich dazu.
table-computer-joins = { $name } setzt sich dazu, ein Computergegner ({ $strength }).
table-joins-next = { $name } ist bei der nächsten Partie dabei.
table-gets-up = { $name } verlässt den Tisch.
table-is-sent-away = { $by } schickt { $name } vom Tisch.
table-is-host-now = { $name } hat jetzt die Spielleitung.
table-option-now = Ab jetzt: { $option }.
table-option-also = Und damit auch: { $option }.
table-begins = { $game }: Die Partie beginnt. Alles, was der Zufall bestimmt, steht schon fest; der Fingerabdruck ist { $commitment }. Nach der Partie gibt es den Startwert zum Nachprüfen.
table-reminder = { $player }, du bist immer noch am Zug. In { $left } zieht der Tisch für dich.
table-time-is-up = Die Zeit ist um: Der Tisch zieht für { $player }.
table-stands-in = Der Computer übernimmt den Platz von { $player }, bis { $player } sich zurückmeldet.
table-comes-back = { $player } ist wieder da.
table-will-close = { $player }, du bist immer noch am Zug. Wenn niemand zieht, wird die Partie in { $left } geschlossen.
table-closed-at-rest = Lange hat niemand gezogen: { $player } war am Zug. Der Tisch ist geschlossen.
table-cannot-be-reached = { $player } ist privat nicht zu erreichen. { $player }, schreib mir bitte eine Direktnachricht; der Tisch wartet.
table-game-ends = { $game }: Die Partie ist vorbei.
table-place-taken = Platz { $rank }: { $players }.
table-place-of-leaver = Platz { $rank }: { $players } (ausgestiegen).
table-seed-is = Der Startwert war { $seed }.
table-over-hint = Schreib „nochmal“ für eine neue Partie in derselben Besetzung oder „spielen“, um den Tisch neu zu öffnen.
table-stopped-by = { $name } schließt den Tisch.
table-deserted = Alle sind gegangen, der Tisch ist geschlossen.
table-log-line = { $number }. { $line }
table-log-page = Verlauf, Seite { $page } von { $pages }; das Neueste steht auf Seite 1.

## Answers to one person

table-no-table = Hier ist kein Tisch offen. Schreib „spielen“, um einen zu öffnen.
table-table-stands = Der Tisch ist schon offen. Schreib „mitspielen“, um dich dazuzusetzen.
table-game-runs = Das geht erst, wenn diese Partie vorbei ist.
table-no-game-runs = Gerade läuft keine Partie. Die Spielleitung beginnt eine mit „starten“.
table-faceless = Hier spricht eine Gruppe oder ein Kanal, und niemand sieht, wer du bist. Drück die Taste, um dich zu setzen, oder schreib unter deinem eigenen Namen.
table-already-sits = Du sitzt schon am Tisch.
table-waits-already = Du bist für die nächste Partie schon vorgemerkt.
table-has-place-next = Für die nächste Partie bist du vorgemerkt.
table-does-not-sit = Du sitzt nicht an diesem Tisch. Schreib „mitspielen“, um dabei zu sein.
table-no-hand = Du spielst nicht mit, also liegt hier nichts Verdecktes für dich. Schreib „mitspielen“, um einen Platz zu bekommen.
table-only-host = Das darf nur die Spielleitung: { $host }.
table-table-full = Der Tisch ist voll, mehr als { $seats } Plätze gibt es nicht.
table-too-few-players = Es müssen mindestens { $least } mitspielen. Schreib „computer“, um einen Computergegner dazuzuholen.
table-nobody-called = So heißt hier niemand. Am Tisch: { $names }.
table-which-game = Dieses Spiel gibt es nicht. Zur Auswahl: { $games }.
table-which-strength = Diese Stärke gibt es nicht. Zur Auswahl: { $strengths }.
table-which-option = Diese Option gibt es nicht. Zur Auswahl: { $options }.
table-which-value = Mögliche Werte für „{ $option }“: { $values }.
table-word = { $word }
table-name = { $name }
table-stop-sure = Damit ist der Tisch für alle geschlossen. Schreib noch einmal „schließen“, wenn du sicher bist.
table-turn-is-over = Dieser Zug ist schon vorbei.
table-not-a-move = „{ $text }“ ist hier kein Zug. Mit „hilfe“ siehst du, was du schreiben kannst.
table-not-understood = Das habe ich nicht verstanden. Mit „hilfe“ siehst du, was du schreiben kannst.
table-try-again = Das hat gerade nicht geklappt, geändert wurde nichts. Versuch es bitte gleich noch einmal.
table-in-doubt = Ich weiß nicht, ob das gezählt hat. Sieh am Tisch nach und mach es noch einmal, wenn nicht.
table-symbols-now = { $on ->
    [on] Karten stehen jetzt mit Symbolen da, wie Q♥. „symbole aus“ bringt die Wörter zurück.
   *[off] Karten stehen jetzt in Worten da.
}
table-language-now = Ich spreche jetzt Deutsch mit dir.
table-which-language = Diese Sprache kenne ich nicht. Zur Auswahl: { $languages }.
table-privacy = Gespeichert wird: dein Name und deine Sprache, wie dieser Chat sie angibt, die Partien, die du spielst, mit allen Zügen, und welche Nachrichten sie zeigen. Das dient dem Spielen und der Überprüfung der Würfel, wird an niemanden weitergegeben und löscht sich einige Zeit nach dem letzten Zug von selbst. Was hier im Chat steht, bleibt hier stehen.
table-help = Vor der Partie: mitspielen, aussteigen, computer, rauswerfen NAME, optionen, starten. In der Partie: hand, stand, verlauf, aussteigen. Immer: spielen, regeln, nochmal, schließen, sprache NAME, raumeinstellungen, symbole, datenschutz, hilfe. Bei „regeln“ steht auch, wie man einen Zug schreibt.
table-rules-title = { $game }: die Regeln
table-rules-here = An diesem Tisch gilt:
table-option-line = { $option }: { $rule }
table-option-word = { $option } („{ $word }“: { $values })
