### Die Raumeinstellungen, über die die Admins entscheiden.

## Was jetzt gilt: auf der Taste, in der Liste und nach einer Änderung

room-language-is = Sprache: { $language ->
    [sv] Schwedisch
    [fr] Französisch
    [da] Dänisch
    [de] Deutsch
    [sr-Latn] Serbisch
   *[en] Englisch
}
room-every-game = erlaubte Spiele: alle
room-only-games = erlaubte Spiele: { $games }
room-everybody-opens = Tische eröffnen: alle
room-admins-open = Tische eröffnen: nur Admins
room-timer-as-last = Bedenkzeit: wie zuletzt
room-timer-is = Bedenkzeit: { $span }
room-timer-is-off = Bedenkzeit: unbegrenzt
room-no-quiet = Ruhezeit: keine
room-quiet-is = Ruhezeit: { $begins } bis { $ends } Uhr, { $zone }

## Die Liste, und wie etwas geändert wird. $settings und $word sind Wörter, die man tippt.

room-settings-title = Raumeinstellungen. Zum Ändern schreibt ein Admin „{ $settings }“, das Wort oder die Nummer der Einstellung und den neuen Wert:
room-setting-line = { $number }. { $setting } („{ $word }“: { $values })
room-setting-takes = Nach „{ $settings } { $word }“ kann stehen: { $values }
room-quiet-takes = Uhrzeiten und wo sie gelten, wie 22-8 Europe/Berlin oder 22-8 UTC+1
room-language-takes = der Name einer Sprache
room-key-settings = Raumeinstellungen

## Antworten an eine Person, und was dem Raum gesagt wird

room-setting-now = Ab jetzt: { $setting }.
room-only-admins = Nur ein Admin dieses Raums kann seine Einstellungen ändern.
room-which-setting = Diese Einstellung hat der Raum nicht. Du kannst wählen: { $settings }.
room-quiet-where = Sag auch, wo diese Uhrzeiten gelten, wie 22-8 Europe/Berlin oder 22-8 UTC+1.
room-no-such-zone = Ich kenne keine Zeitzone „{ $zone }“. Nenne eine Stadt oder einen Zeitunterschied, wie Europe/Berlin oder UTC+1.
room-not-played-here = In diesem Raum wird nur das gespielt: { $games }.
room-only-admins-open = In diesem Raum dürfen nur Admins einen Tisch eröffnen.
room-quiet-rests = Ruhezeit { $begins } bis { $ends } Uhr ({ $zone }): Die Bedenkzeit steht still, und niemand wird erinnert.
