### Boten ska vila: sägs en gång vid varje bord där ett parti pågår. $until och $lasts är tidsrymder.

announcement-rests-soon = Om { $until } vilar jag i ungefär { $lasts }. Partierna fortsätter efteråt, och ingen förlorar någon tur på det.
announcement-rests-now = Jag vilar när som helst, i ungefär { $lasts }. Partierna fortsätter efteråt, och ingen förlorar någon tur på det.
announcement-rests-not = Jag vilar inte, trots allt.
announcement-own-words = { $text }
