### What only Matrix needs to say.

matrix-welcome-to-room = Hej! Jeg styrer spil i dette rum. Skriv ”!spil” for at åbne et bord og ”!hjælp” for at se, hvad du ellers kan skrive.
matrix-welcome-to-direct = Hej! Her viser jeg det, som kun du må se: dine terninger eller dine kort. Du kan også spille herfra; så skal der ikke noget ”!” til.
matrix-other-languages = Jeg taler { $languages }. Skriv ”!sprog” og navnet på et af dem for at skifte.
matrix-how-to-speak = Her begynder ord til mig med ”!”, som i ”!deltag”; eller svar på denne besked. Med et tal vælger du: som reaktion eller som svar.
matrix-how-to-choose = Med et tal vælger du: skriv det, eller reagér med det.
matrix-only-in-direct = Det er kun til dig. Tag imod min invitation til et direkte rum, eller åbn et med mig, så ser du det der.
matrix-not-readable = Jeg kunne ikke læse beskeden: Nøglen til den nåede aldrig frem til mig. Send den gerne igen.
matrix-invite-me-again = Rummet er blevet erstattet, og jeg er ikke med i det nye. Invitér mig dertil, så fortsætter bordet.
