### The table: lobby, turns, news and answers, whatever is played.
### $name and $player are names; a name is never inflected.

## Spans of time

table-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
table-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
table-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}

## The turn time. $span is one of the spans above.

table-turn-time = { $span } pr. tur
table-no-turn-time = ingen tidsgrænse
table-turn-time-rule = Har du ikke spillet efter { $span }, spiller bordet for dig; når to tredjedele af tiden er gået, får du en påmindelse. Efter to sådanne ture i træk overtager en computerspiller din plads, indtil du melder dig igen.
table-no-turn-time-rule = Alle må tage den tid, de har brug for.

## The lobby. $game is a game's title, $strength one of the strengths.

table-lobby-title = { $game }: bordet er åbent.
table-game-played = spil: { $game }
table-sits = { $name }
table-sits-as-host = { $name } (vært)
table-sits-as-computer = { $name } (computer, { $strength })
table-easy = nem
table-normal = normal
table-at-the-table = Ved bordet: { $players }.
table-nobody-sits = Der sidder ingen ved bordet endnu.
table-options-are = Indstillinger: { $options }.
table-lobby-hint = Skriv ”deltag” for at sætte dig, ”computer” for at tilføje en computerspiller, ”indstillinger” for at se, hvad der kan ændres, og ”start” for at begynde.
table-key-join = Deltag
table-key-leave = Forlad bordet
table-key-computer = Tilføj computerspiller
table-key-options = Indstillinger
table-key-back = Tilbage
table-key-deal = Start
table-key-again = Spil igen
table-key-lobby = Tilbage til lobbyen

## What happens. $by is the name of whoever did it, $option an option's outcome.

table-joins = { $name } sætter sig ved bordet.
table-computer-joins = Computerspilleren { $name } ({ $strength }) sætter sig ved bordet.
table-joins-next = { $name } er med i næste spil.
table-gets-up = { $name } forlader bordet.
table-is-sent-away = { $by } sender { $name } væk fra bordet.
table-is-host-now = { $name } er nu vært.
table-option-now = Fra nu af: { $option }.
table-option-also = Og dermed også: { $option }.
table-begins = { $game } går i gang. Alt det tilfældige ligger allerede fast; fingeraftrykket er { $commitment }. Efter spillet får du startværdien, så du kan tjekke efter.
table-reminder = { $player }, det er stadig din tur. Bordet spiller for dig om { $left }.
table-time-is-up = Tiden er gået: bordet spiller for { $player }.
table-stands-in = En computerspiller overtager for { $player }, indtil { $player } melder sig igen.
table-comes-back = { $player } er tilbage.
table-will-close = { $player }, det er stadig din tur. Hvis ingen spiller, lukker spillet om { $left }.
table-closed-at-rest = Ingen har spillet længe: det var { $player }, der skulle spille. Bordet lukker.
table-cannot-be-reached = Jeg kan ikke skrive privat til { $player }. { $player }, skriv til mig i en direkte chat; bordet venter.
table-game-ends = { $game } er slut.
table-place-taken = { $rank }. plads: { $players }.
table-place-of-leaver = { $rank }. plads: { $players }, som forlod spillet.
table-seed-is = Startværdien var { $seed }.
table-over-hint = Skriv ”igen” for et nyt spil med de samme spillere eller ”spil” for at gå tilbage til lobbyen.
table-stopped-by = { $name } lukker bordet.
table-deserted = Alle er gået, så bordet lukker.
table-log-line = { $number }. { $line }
table-log-page = Log, side { $page } af { $pages }; det nyeste står på side 1.

## Answers to one person

table-no-table = Der er ikke noget bord her. Skriv ”spil” for at åbne et.
table-table-stands = Bordet er allerede åbent. Skriv ”deltag” for at sætte dig.
table-game-runs = Det må vente, til spillet er slut.
table-no-game-runs = Der er ikke noget spil i gang. Værten skriver ”start” for at begynde.
table-faceless = Her skrives der i en gruppes eller kanals navn, og ingen kan se, hvem du er. Tryk på knappen for at sætte dig, eller skriv under dit eget navn.
table-already-sits = Du sidder allerede ved bordet.
table-waits-already = Du har allerede en plads i næste spil.
table-has-place-next = Du har en plads i det næste spil.
table-does-not-sit = Du sidder ikke ved bordet. Skriv ”deltag” for at være med.
table-no-hand = Du spiller ikke med, så du har ikke noget skjult her. Skriv ”deltag” for at få en plads.
table-only-host = Kun værten, { $host }, kan gøre det.
table-table-full = Bordet er fuldt: der er plads til { $seats }.
table-too-few-players = Der skal være mindst { $least } ved bordet. Skriv ”computer” for at tilføje en computerspiller.
table-nobody-called = Der sidder ingen med det navn. Ved bordet: { $names }.
table-which-game = Det spil findes ikke. Du kan vælge: { $games }.
table-which-strength = Den slags computerspiller findes ikke. Du kan vælge: { $strengths }.
table-which-option = Den indstilling findes ikke. Du kan vælge: { $options }.
table-which-value = ”{ $option }” kan være: { $values }.
table-word = { $word }
table-name = { $name }
table-stop-sure = Det lukker bordet for alle. Skriv ”stop” igen, hvis du er sikker.
table-turn-is-over = Den tur er ovre.
table-not-a-move = ”{ $text }” er ikke et træk her. Skriv ”hjælp” for at se, hvad du kan skrive.
table-not-understood = Det forstod jeg ikke. Skriv ”hjælp” for at se, hvad du kan skrive.
table-try-again = Det gik ikke lige nu, og intet er ændret. Prøv igen om lidt.
table-in-doubt = Jeg ved ikke, om det talte med. Se på bordet, og gør det igen, hvis der ikke er sket noget.
table-symbols-now = { $on ->
    [on] Kort skrives nu med symboler, som Q♥. ”symboler fra” giver ordene tilbage.
   *[off] Kort skrives nu med ord.
}
table-language-now = Nu taler jeg dansk med dig.
table-which-language = Det sprog kan jeg ikke. Du kan vælge: { $languages }.
table-privacy = Det her gemmes: dit navn og dit sprog, som chatten oplyser dem, de spil, du spiller, med alle træk, og hvilke beskeder der viser dem. Det bruges til at spille og til at kontrollere terningerne, gives ikke videre til nogen og slettes af sig selv nogen tid efter det sidste træk. Det, der står her i chatten, bliver stående.
table-help = Før et spil: deltag, forlad, computer, fjern NAVN, indstillinger, start. Under et spil: hånd, status, log, forlad. Altid: spil, regler, igen, stop, sprog NAVN, rumindstillinger, symboler, privatliv, hjælp. ”regler” fortæller også, hvordan man skriver et træk.
table-rules-title = Regler for { $game }
table-rules-here = Ved dette bord:
table-option-line = { $option }: { $rule }
table-option-word = { $option } (”{ $word }”: { $values })
