### Rummets indstillinger, som dets administratorer bestemmer over.

## Hvad der gælder nu: på tasten, i listen og efter en ændring

room-language-is = sprog: { $language ->
    [sv] svensk
    [fr] fransk
    [da] dansk
    [de] tysk
    [sr-Latn] serbisk
   *[en] engelsk
}
room-every-game = tilladte spil: alle
room-only-games = tilladte spil: { $games }
room-everybody-opens = bord åbnes af: alle
room-admins-open = bord åbnes af: administratorer
room-timer-as-last = betænkningstid: som sidst
room-timer-is = betænkningstid: { $span }
room-timer-is-off = betænkningstid: ubegrænset
room-no-quiet = stille timer: ingen
room-quiet-is = stille timer: { $begins } til { $ends }, { $zone }

## Listen, og hvordan noget ændres. $settings og $word er ord, der kan skrives.

room-settings-title = Rummets indstillinger. En administrator ændrer dem ved at skrive ”{ $settings }”, indstillingens ord eller nummer og den nye værdi:
room-setting-line = { $number }. { $setting } (”{ $word }”: { $values })
room-setting-takes = Efter ”{ $settings } { $word }” kan du skrive: { $values }
room-quiet-takes = tider, og hvor de gælder, for eksempel 22-8 Europe/Copenhagen eller 22-8 UTC+1
room-language-takes = navnet på et sprog
room-key-settings = Rummets indstillinger

## Svar til en enkelt person, og det som rummet får at vide

room-setting-now = Fra nu af: { $setting }.
room-only-admins = Kun en administrator kan ændre rummets indstillinger.
room-which-setting = Den indstilling har rummet ikke. Du kan vælge: { $settings }.
room-quiet-where = Skriv også, hvor tiderne gælder, for eksempel 22-8 Europe/Copenhagen eller 22-8 UTC+1.
room-no-such-zone = Jeg kender ingen tidszone, der hedder ”{ $zone }”. Skriv en by eller en tidsforskel, for eksempel Europe/Copenhagen eller UTC+1.
room-not-played-here = I dette rum spilles kun: { $games }.
room-only-admins-open = I dette rum er det kun administratorer, der åbner et bord.
room-quiet-rests = Stille timer { $begins } til { $ends } ({ $zone }): betænkningstiden står stille, og ingen får en påmindelse.
