### Boten ska vila: sägs en gång vid varje bord där ett parti pågår. $until och $lasts är tidsrymder.

announcement-rests-soon = Om { $until } tar jag paus i ungefär { $lasts }. Partierna fortsätter efteråt, och ingen förlorar någon tur på det.
announcement-rests-now = Jag tar paus alldeles strax, i ungefär { $lasts }. Partierna fortsätter efteråt, och ingen förlorar någon tur på det.
announcement-rests-not = Det blir ingen paus, trots allt.
announcement-own-words = { $text }
