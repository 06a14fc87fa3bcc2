### What only Matrix needs to say.

matrix-welcome-to-room = Hej! Jag leder spel i det här rummet. Skriv ”!spela” för att öppna ett bord och ”!hjälp” för att se vad mer du kan skriva.
matrix-welcome-to-direct = Hej! Här visar jag det som bara du får se: dina tärningar eller dina kort. Du kan spela härifrån också; då behövs inget ”!”.
matrix-other-languages = Jag talar { $languages }. Skriv ”!språk” och namnet på ett av dem för att byta.
matrix-how-to-speak = Här börjar ord till mig med ”!”, som i ”!gå med”; eller svara på det här meddelandet. Med en siffra väljer du: som reaktion eller som svar.
matrix-how-to-choose = Med en siffra väljer du: skriv den eller reagera med den.
matrix-only-in-direct = Det där är bara för dina ögon. Tacka ja till min inbjudan till ett direktrum eller öppna ett med mig, så ser du det där.
matrix-not-readable = Jag kunde inte läsa meddelandet: nyckeln till det nådde mig aldrig. Skicka det gärna igen.
matrix-invite-me-again = Rummet har ersatts och jag är inte med i det nya. Bjud in mig dit, så fortsätter bordet.
