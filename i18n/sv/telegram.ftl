### Det som bara sägs på Telegram. About: högst 120 tecken; description: högst 512; kommandon: högst 256.

telegram-direct-key = Min hand privat
telegram-hello = Hej! Jag håller ett spelbord: blufftärning och Bouillabaisse.
telegram-how-to-begin = Skriv /play i en grupp för att öppna ett bord där, eller här för att öva mot datorspelare. /rules förklarar hur spelet går till, /help vad du kan skriva.
telegram-too-long-here = Det får inte plats här. Det står i vår privata chatt.
telegram-sent-privately = Jag har skickat det till dig privat.
telegram-write-to-me = Jag får inte skriva till dig än. Tryck på knappen och sedan på ”Starta”, så ser du din hand där.
telegram-not-in-the-group = Det bordet hör till en grupp som du inte är med i.
telegram-you-sit = Du sitter vid bordet. Det som bara du får se kommer här.
telegram-nothing-to-play = Det är inte din tur
telegram-about = Blufftärning och Bouillabaisse för era grupper. Det som är ditt ser bara du.
telegram-description = Ett spelbord för era grupper: blufftärning, med bud och bluffar, och Bouillabaisse, ett kortspel i sex omgångar. Spela med knappar eller skriv, med vänner eller datorspelare. Dina tärningar och kort ser bara du, och efter varje parti går det att kontrollera att tärningarna var ärliga.

telegram-command-play = öppna ett bord
telegram-command-join = sätt dig vid bordet
telegram-command-leave = lämna bordet
telegram-command-deal = starta partiet
telegram-command-hand = se dina egna tärningar eller kort
telegram-command-bid = bjud, till exempel /bid 5 3
telegram-command-liar = säg att det senaste budet är lögn
telegram-command-exact = säg att det senaste budet är exakt
telegram-command-status = hur partiet står
telegram-command-rules = reglerna så som bordet spelar
telegram-command-options = inställningarna och vad de kan vara
telegram-command-computer = lägg till en datorspelare
telegram-command-kick = skicka bort någon: /kick NAMN
telegram-command-again = spela igen med samma folk
telegram-command-stop = stäng bordet
telegram-command-language = byt språk: /language NAMN
telegram-command-settings = vad en administratör kan bestämma för rummet
telegram-command-log = allt som har hänt
telegram-command-privacy = vad som sparas om dig
telegram-command-my-data = allt som sparas om dig, som en fil
telegram-command-forget-me = radera allt som sparas om dig
telegram-command-help = vad du kan skriva
