### Was nur auf Telegram gesagt wird. About: höchstens 120 Zeichen; description: höchstens 512; Befehle: höchstens 256.

telegram-direct-key = Meine Hand privat
telegram-hello = Hallo! Bei mir steht ein Spieltisch: Lügenwürfel und Bouillabaisse.
telegram-how-to-begin = Schreib /play in einer Gruppe, um dort einen Tisch zu öffnen, oder hier, um gegen Computergegner zu üben. /rules erklärt das Spiel, /help, was du schreiben kannst.
telegram-too-long-here = Das passt hier nicht hinein. Es steht in unserem privaten Chat.
telegram-sent-privately = Ich habe es dir privat geschickt.
telegram-write-to-me = Ich darf dir noch nicht schreiben. Drück die Taste und dann „Starten“, dort siehst du deine Hand.
telegram-not-in-the-group = Dieser Tisch gehört zu einer Gruppe, in der du nicht bist.
telegram-you-sit = Du sitzt am Tisch. Was nur du sehen darfst, steht dann hier.
telegram-nothing-to-play = Du bist nicht an der Reihe
telegram-about = Lügenwürfel und Bouillabaisse für eure Gruppen. Was dir gehört, siehst nur du.
telegram-description = Ein Spieltisch für eure Gruppen: Lügenwürfel, mit Geboten und Bluffs, und Bouillabaisse, ein Kartenspiel in sechs Runden. Gespielt wird mit Tasten oder getippt, mit Freunden oder Computergegnern. Deine Würfel und Karten siehst nur du, und nach jeder Partie lässt sich prüfen, dass die Würfel ehrlich waren.

telegram-command-play = einen Tisch öffnen
telegram-command-join = sich an den Tisch setzen
telegram-command-leave = vom Tisch aufstehen
telegram-command-deal = die Partie starten
telegram-command-hand = die eigenen Würfel oder Karten sehen
telegram-command-bid = bieten, zum Beispiel /bid 5 3
telegram-command-liar = sagen, dass das letzte Gebot gelogen ist
telegram-command-exact = sagen, dass das letzte Gebot genau stimmt
telegram-command-status = wie die Partie steht
telegram-command-rules = die Regeln, wie dieser Tisch sie spielt
telegram-command-options = die Optionen und ihre Werte
telegram-command-computer = einen Computergegner dazuholen
telegram-command-kick = jemanden wegschicken: /kick NAME
telegram-command-again = noch einmal mit denselben Leuten
telegram-command-stop = den Tisch schließen
telegram-command-language = eine andere Sprache: /language NAME
telegram-command-settings = was ein Admin für diesen Raum festlegen kann
telegram-command-log = alles, was geschehen ist
telegram-command-privacy = was über dich gespeichert wird
telegram-command-help = was du schreiben kannst
