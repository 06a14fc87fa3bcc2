### Rummets inställningar, som dess administratörer bestämmer över.

## Vad som gäller nu: på knappen, i listan och när något har ändrats

room-language-is = språk: { $language ->
    [sv] svenska
    [fr] franska
    [da] danska
    [de] tyska
    [sr-Latn] serbiska
   *[en] engelska
}
room-every-game = tillåtna spel: alla
room-only-games = tillåtna spel: { $games }
room-everybody-opens = bord öppnas av: alla
room-admins-open = bord öppnas av: administratörer
room-timer-as-last = betänketid: som förra gången
room-timer-is = betänketid: { $span }
room-timer-is-off = betänketid: obegränsad
room-no-quiet = tysta timmar: inga
room-quiet-is = tysta timmar: { $begins } till { $ends }, { $zone }

## Listan, och hur något ändras. $settings och $word är ord som kan skrivas.

room-settings-title = Rummets inställningar. En administratör ändrar dem genom att skriva ”{ $settings }”, inställningens ord eller nummer och det nya värdet:
room-setting-line = { $number }. { $setting } (”{ $word }”: { $values })
room-setting-takes = Efter ”{ $settings } { $word }” kan du skriva: { $values }
room-quiet-takes = tider och var de gäller, till exempel 22-8 Europe/Stockholm eller 22-8 UTC+1
room-language-takes = namnet på ett språk
room-key-settings = Rummets inställningar

## Svar till en enda person, och det som sägs till rummet

room-setting-now = Från och med nu: { $setting }.
room-only-admins = Bara en administratör kan ändra rummets inställningar.
room-which-setting = Den inställningen har rummet inte. Välj mellan: { $settings }.
room-quiet-where = Skriv också var tiderna gäller, till exempel 22-8 Europe/Stockholm eller 22-8 UTC+1.
room-no-such-zone = Jag känner inte till någon tidszon som heter ”{ $zone }”. Skriv en stad eller en tidsskillnad, till exempel Europe/Stockholm eller UTC+1.
room-not-played-here = I det här rummet spelas bara: { $games }.
room-only-admins-open = I det här rummet är det bara administratörer som öppnar bord.
room-quiet-rests = Tysta timmar { $begins } till { $ends } ({ $zone }): betänketiden står stilla och ingen får någon påminnelse.
