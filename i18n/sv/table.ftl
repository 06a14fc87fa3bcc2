### Bordet: lobby, turer, nyheter och svar, oavsett vad som spelas.
### $name och $player är namn; ett namn böjs aldrig.

## Tidsrymder

table-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
table-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
table-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}

## Betänketiden. $span är en av tidsrymderna ovan.

table-turn-time = betänketid { $span }
table-no-turn-time = obegränsad betänketid
table-turn-time-rule = Om du inte har spelat inom { $span } spelar bordet åt dig; en påminnelse kommer när två tredjedelar av tiden har gått. Händer det två gånger i rad tar en datorspelare din plats tills du gör något igen.
table-no-turn-time-rule = Alla får tänka så länge de vill.

## Lobbyn. $game är ett spels namn, $strength en spelstyrka.

table-lobby-title = { $game }: bordet är öppet.
table-game-played = spel: { $game }
table-sits = { $name }
table-sits-as-host = { $name } (värd)
table-sits-as-computer = { $name } (dator, { $strength })
table-easy = lätt
table-normal = normal
table-at-the-table = Vid bordet: { $players }.
table-nobody-sits = Ingen sitter vid bordet än.
table-options-are = Inställningar: { $options }.
table-lobby-hint = Skriv ”gå med” för att sätta dig, ”dator” för att lägga till en datorspelare, ”inställningar” för att se vad som går att ändra och ”starta” för att börja.
table-key-join = Gå med
table-key-leave = Lämna
table-key-computer = Lägg till datorspelare
table-key-options = Inställningar
table-key-back = Tillbaka
table-key-deal = Starta
table-key-again = Spela igen
table-key-lobby = Tillbaka till lobbyn

## Det som händer. $by är namnet på den som gjorde det, $option en inställnings utfall.

table-joins = { $name } slår sig ner.
table-computer-joins = Datorspelaren { $name } ({ $strength }) slår sig ner.
table-joins-next = { $name } är med i nästa parti.
table-gets-up = { $name } lämnar bordet.
table-is-sent-away = { $by } skickar bort { $name } från bordet.
table-is-host-now = Nu är { $name } värd.
table-option-now = Från och med nu: { $option }.
table-option-also = Och därmed också: { $option }.
table-begins = { $game } börjar. Slumpen är redan bestämd; fingeravtrycket är { $commitment }. Efter partiet får du slumpfröet som du kan kontrollera det med.
table-reminder = { $player }, det är fortfarande din tur. Bordet spelar åt dig om { $left }.
table-time-is-up = Tiden är ute: bordet spelar åt { $player }.
table-stands-in = En datorspelare hoppar in för { $player } tills { $player } är tillbaka.
table-comes-back = { $player } är tillbaka.
table-will-close = { $player }, det är fortfarande din tur. Om ingen spelar stängs partiet om { $left }.
table-closed-at-rest = Ingen har spelat på länge: { $player } stod på tur. Bordet stängs.
table-cannot-be-reached = { $player } går inte att nå privat. { $player }, skriv till mig i en privat chatt; bordet väntar.
table-game-ends = { $game }: partiet är slut.
table-place-taken = Plats { $rank }: { $players }.
table-place-of-leaver = Plats { $rank }: { $players }, som lämnade partiet.
table-seed-is = Slumpfröet var { $seed }.
table-over-hint = Skriv ”igen” för ett nytt parti med samma spelare, eller ”spela” för en ny lobby.
table-stopped-by = { $name } stänger bordet.
table-deserted = Alla har gått, så bordet stängs.
table-log-line = { $number }. { $line }
table-log-page = Logg, sida { $page } av { $pages }; det senaste står på sida 1.

## Svar till en enda person

table-no-table = Här finns inget bord. Skriv ”spela” för att öppna ett.
table-table-stands = Bordet är redan öppet. Skriv ”gå med” för att sätta dig.
table-game-runs = Det får vänta tills partiet är slut.
table-no-game-runs = Inget parti pågår. Värden skriver ”starta” för att börja.
table-faceless = Det här skrivs i en grupps eller kanals namn, och ingen kan se vem du är. Tryck på knappen för att sätta dig, eller skriv under eget namn.
table-already-sits = Du sitter redan vid bordet.
table-waits-already = Du har redan en plats i nästa parti.
table-has-place-next = Du har en plats i nästa parti.
table-does-not-sit = Du sitter inte vid bordet. Skriv ”gå med” för att spela.
table-no-hand = Du spelar inte, så du har inget dolt här. Skriv ”gå med” för att få en plats.
table-only-host = Bara värden, { $host }, kan göra det.
table-table-full = Bordet är fullt: högst { $seats } får plats.
table-too-few-players = Det behövs minst { $least } spelare. Skriv ”dator” för att lägga till en datorspelare.
table-nobody-called = Ingen här heter så. Vid bordet: { $names }.
table-which-game = Det spelet finns inte. Välj mellan: { $games }.
table-which-strength = Någon sådan datorspelare finns inte. Välj mellan: { $strengths }.
table-which-option = Den inställningen finns inte. Välj mellan: { $options }.
table-which-value = ”{ $option }” kan vara: { $values }.
table-word = { $word }
table-name = { $name }
table-stop-sure = Då stängs bordet för alla. Skriv ”stäng” igen om du är säker.
table-turn-is-over = Den turen är redan över.
table-not-a-move = ”{ $text }” är inget drag här. Skriv ”hjälp” för att se vad du kan skriva.
table-not-understood = Det förstod jag inte. Skriv ”hjälp” för att se vad du kan skriva.
table-try-again = Det gick inte just nu, och ingenting har ändrats. Försök igen om en liten stund.
table-in-doubt = Jag vet inte om det räknades. Titta på bordet, och gör om det ifall inget har hänt.
table-symbols-now = { $on ->
    [on] Nu skrivs kort med symboler, som Q♥. ”symboler av” ger orden tillbaka.
   *[off] Nu skrivs kort i ord.
}
table-language-now = Nu talar jag svenska med dig.
table-which-language = Det språket kan jag inte. Välj mellan: { $languages }.
table-privacy = Det här sparas: ditt namn och ditt språk så som chatten uppger dem, partierna du spelar med alla drag, och vilka meddelanden som visar dem. Det behövs för att spela och för att kunna kontrollera tärningarna, lämnas inte vidare till någon och raderas av sig självt en tid efter det sista draget. Det som står här i chatten blir kvar.
table-help = Före ett parti: gå med, lämna, dator, sparka ut NAMN, inställningar, starta. Under ett parti: hand, status, logg, lämna. Alltid: spela, regler, igen, stäng, språk NAMN, rumsinställningar, symboler, integritet, hjälp. ”regler” visar också hur ett drag skrivs.
table-rules-title = Regler för { $game }
table-rules-here = Vid det här bordet:
table-option-line = { $option }: { $rule }
table-option-word = { $option } (”{ $word }”: { $values })
