### What only Matrix needs to say.

matrix-welcome-to-room = Hallo! Ich leite Spiele in diesem Raum. Schreib „!spielen“, um einen Tisch zu öffnen, und „!hilfe“, um zu sehen, was du sonst schreiben kannst.
matrix-welcome-to-direct = Hallo! Hier zeige ich dir, was nur du sehen darfst: deine Würfel oder deine Karten. Du kannst auch von hier aus spielen; dann ohne „!“.
matrix-other-languages = Ich spreche { $languages }. Schreib „!sprache“ und den Namen einer anderen, um zu wechseln.
matrix-how-to-speak = Hier beginnt ein Wort an mich mit „!“, wie „!mitspielen“; oder antworte auf diese Nachricht. Eine Zahl wählt aus: als Reaktion oder als Antwort.
matrix-how-to-choose = Eine Zahl wählt aus: getippt oder als Reaktion.
matrix-only-in-direct = Das ist nur für dich bestimmt. Nimm meine Einladung in einen direkten Raum an oder eröffne einen mit mir, dann siehst du es dort.
matrix-not-readable = Ich konnte die Nachricht nicht lesen: Ihr Schlüssel hat mich nie erreicht. Bitte schick sie noch einmal.
matrix-invite-me-again = Der Raum wurde ersetzt, und im neuen bin ich nicht. Lade mich dorthin ein, dann geht es am Tisch weiter.
