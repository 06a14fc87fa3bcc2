### Podešavanja sobe, o kojima odlučuju njeni administratori.

## Šta sada važi: na dugmetu, na spisku i posle promene

room-language-is = jezik: { $language ->
    [sv] švedski
    [fr] francuski
    [da] danski
    [de] nemački
    [sr-Latn] srpski
   *[en] engleski
}
room-every-game = dozvoljene igre: sve
room-only-games = dozvoljene igre: { $games }
room-everybody-opens = sto otvara: bilo ko
room-admins-open = sto otvara: samo administrator
room-timer-as-last = vreme za potez: kao prošli put
room-timer-is = vreme za potez: { $span }
room-timer-is-off = vreme za potez: bez ograničenja
room-no-quiet = tihi sati: nema ih
room-quiet-is = tihi sati: od { $begins } do { $ends }, { $zone }

## Spisak, i kako se nešto menja. $settings i $word su reči koje se kucaju.

room-settings-title = Podešavanja sobe. Administrator ih menja tako što napiše „{ $settings }“, reč ili broj podešavanja i novu vrednost:
room-setting-line = { $number }. { $setting } („{ $word }“: { $values })
room-setting-takes = Posle „{ $settings } { $word }“ možeš da napišeš: { $values }
room-quiet-takes = vreme i gde važi, na primer 22-8 Europe/Belgrade ili 22-8 UTC+1
room-language-takes = ime jezika
room-key-settings = Podešavanja sobe

## Odgovori jednoj osobi, i ono što se kaže sobi

room-setting-now = Od sada: { $setting }.
room-only-admins = Podešavanja sobe može da menja samo njen administrator.
room-which-setting = Soba nema takvo podešavanje. Možeš da izabereš: { $settings }.
room-quiet-where = Napiši i gde to vreme važi, na primer 22-8 Europe/Belgrade ili 22-8 UTC+1.
room-no-such-zone = Ne znam za vremensku zonu „{ $zone }“. Napiši grad ili vremensku razliku, na primer Europe/Belgrade ili UTC+1.
room-not-played-here = U ovoj sobi igra se samo: { $games }.
room-only-admins-open = U ovoj sobi sto otvara samo administrator.
room-quiet-rests = Tihi sati od { $begins } do { $ends } ({ $zone }): vreme za potez miruje i niko ne dobija podsetnik.
