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
room-everybody-opens = einen Tisch öffnen: alle
room-admins-open = einen Tisch öffnen: nur Admins
room-timer-as-last = Bedenkzeit zu Beginn: wie in der letzten Partie
room-timer-is = Bedenkzeit zu Beginn: { $span }
room-timer-is-off = Bedenkzeit zu Beginn: unbegrenzt
room-no-quiet = Ruhezeit: keine
room-quiet-is = Ruhezeit: { $begins } bis { $ends } Uhr, { $zone }

## Die Liste, und wie etwas geändert wird. $settings und $word sind Wörter, die man tippt.

room-settings-title = Raumeinstellungen. Ein Admin ändert eine mit „{ $settings }“, ihrem Wort oder ihrer Nummer und dem, was gelten soll:
room-setting-line = { $number }. { $setting } („{ $word }“: { $values })
room-setting-takes = „{ $settings } { $word }“ kann sein: { $values }
room-quiet-takes = Uhrzeiten und wo sie gelten, wie 22-8 Europe/Berlin oder 22-8 UTC+1
room-language-takes = der Name einer Sprache
room-key-settings = Raumeinstellungen

## Antworten an eine Person, und was dem Raum gesagt wird

room-setting-now = Ab jetzt: { $setting }.
room-only-admins = Nur ein Admin dieses Raums kann seine Einstellungen ändern.
room-which-setting = Diese Einstellung hat der Raum nicht. Du kannst wählen: { $settings }.
room-quiet-where = Sag auch, wo diese Uhrzeiten gelten, wie 22-8 Europe/Berlin oder 22-8 UTC+1.
room-no-such-zone = Ich kenne keine Zeitzone „{ $zone }“. Nenne eine Stadt oder eine Abweichung, wie Europe/Berlin oder UTC+1.
room-not-played-here = In diesem Raum wird nur das gespielt: { $games }.
room-only-admins-open = In diesem Raum öffnet nur ein Admin einen Tisch.
room-quiet-rests = Ruhezeit { $begins } bis { $ends } Uhr ({ $zone }): Die Bedenkzeit ruht und niemand wird gerufen.
