### Words that can be typed at every table, separated by commas; the first is the one that is
### suggested. English is understood in every language, so only own words need to stand here.
### "ein" is the switch; as a number it would be "eine", "einen" or "eins".

word-play = spielen, neuer tisch, tisch öffnen, tisch oeffnen, tisch eröffnen, tisch eroeffnen, öffnen, oeffnen, neues spiel, neue partie
word-join = mitspielen, ich spiele mit, spiele mit, mitmachen, ich mache mit, beitreten, einsteigen, dazusetzen, hinsetzen, dabei, ich bin dabei
word-leave = aussteigen, ich steige aus, verlassen, tisch verlassen, spiel verlassen, partie verlassen, aufstehen
word-kick = rauswerfen, rausschmeißen, hinauswerfen, wegschicken, entfernen, kicken
word-stop = schließen, tisch schließen, beenden, tisch beenden, spiel beenden, tisch auflösen, tisch aufloesen, stopp, abbrechen
word-deal = starten, anfangen, beginnen, los, los geht's, los gehts, losgehts, austeilen, geben, würfeln, wuerfeln
word-again = nochmal, noch mal, nochmals, noch einmal, noch eine partie, noch ein spiel, noch eine, revanche
word-computer = computer, computergegner, computerspieler, gegner, rechner
word-option = option, einstellung, einstellen
word-options = optionen, einstellungen
word-hand = hand, meine würfel, meine wuerfel, meine karten, karten, blatt
word-status = stand, spielstand, lage, wer ist dran, wer, am zug
word-log = verlauf, protokoll
word-rules = regeln, spielregeln, anleitung
word-help = hilfe
word-language = sprache
word-timer = bedenkzeit, zeit, zeitlimit, zugzeit, uhr
word-on = an, ein, ja
word-off = aus, nein
word-easy = leicht, einfach
word-normal = normal, mittel
word-game = spiel
word-liars-dice = lügenwürfel, luegenwuerfel, lügenwürfeln, luegenwuerfeln
word-number-1 = eine, einen, eins, einmal
word-number-2 = zwei, zwo, zweimal
word-number-3 = drei, dreimal
word-number-4 = vier, viermal
word-number-5 = fünf, fuenf, fünfmal, fuenfmal
word-number-6 = sechs, sechsmal
word-number-7 = sieben, siebenmal
word-number-8 = acht, achtmal
word-number-9 = neun, neunmal
word-number-10 = zehn, zehnmal
word-number-11 = elf, elfmal
word-number-12 = zwölf, zwoelf, zwölfmal, zwoelfmal
word-number-13 = dreizehn, dreizehnmal
word-number-14 = vierzehn, vierzehnmal
word-number-15 = fünfzehn, fuenfzehn, fünfzehnmal, fuenfzehnmal
word-number-16 = sechzehn, sechzehnmal
word-number-17 = siebzehn, siebzehnmal
word-number-18 = achtzehn, achtzehnmal
word-number-19 = neunzehn, neunzehnmal
word-number-20 = zwanzig, zwanzigmal
