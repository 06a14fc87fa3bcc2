### Det, der kun siges på Telegram. About: højst 120 tegn; description: højst 512; kommandoer: højst 256.

telegram-direct-key = Min hånd privat
telegram-hello = Hej! Jeg holder et spillebord: løgnerterninger og Bouillabaisse.
telegram-how-to-begin = Skriv /play i en gruppe for at åbne et bord der, eller her for at øve dig mod computerspillere. /rules forklarer spillet, /help hvad du kan skrive.
telegram-too-long-here = Det er der ikke plads til her. Det står i vores private chat.
telegram-sent-privately = Jeg har sendt det til dig privat.
telegram-write-to-me = Jeg må ikke skrive til dig endnu. Tryk på knappen og så på ”Start”, så ser du din hånd der.
telegram-not-in-the-group = Det bord hører til en gruppe, som du ikke er med i.
telegram-you-sit = Du sidder ved bordet. Det, som kun du må se, kommer til at stå her.
telegram-nothing-to-play = Det er ikke din tur
telegram-about = Løgnerterninger og Bouillabaisse til jeres grupper. Det, der er dit, ser kun du.
telegram-description = Et spillebord til jeres grupper: løgnerterninger, med bud og bluff, og Bouillabaisse, et kortspil i seks runder. Spil med knapper eller ved at skrive, med venner eller computerspillere. Dine terninger og kort ser kun du, og efter hvert spil kan det kontrolleres, at terningerne var ærlige.

telegram-command-play = åbn et bord
telegram-command-join = sæt dig ved bordet
telegram-command-leave = forlad bordet
telegram-command-deal = start spillet
telegram-command-hand = se dine egne terninger eller kort
telegram-command-bid = byd, for eksempel /bid 5 3
telegram-command-liar = sig, at det sidste bud er løgn
telegram-command-exact = sig, at det sidste bud passer præcis
telegram-command-status = hvordan spillet står
telegram-command-rules = reglerne, som bordet spiller dem
telegram-command-options = indstillingerne, og hvad de kan være
telegram-command-computer = tilføj en computerspiller
telegram-command-kick = send nogen væk: /kick NAVN
telegram-command-again = spil igen med de samme
telegram-command-stop = luk bordet
telegram-command-language = skift sprog: /language NAVN
telegram-command-settings = det, en administrator kan bestemme for rummet
telegram-command-log = alt, hvad der er sket
telegram-command-privacy = hvad der gemmes om dig
telegram-command-help = hvad du kan skrive
