### The settings of a room, which its admins decide.
### $begins and $ends are times as a clock shows them, $zone is the name of a time zone.

## What a setting is now: on its key, in the list, and once it was changed

room-language-is = language: { $language ->
    [sv] Swedish
    [fr] French
    [da] Danish
    [de] German
    [sr-Latn] Serbian
   *[en] English
}
room-every-game = games: all
room-only-games = games: { $games }
room-everybody-opens = tables are opened by: everybody
room-admins-open = tables are opened by: admins
room-timer-as-last = turn time: as last time
room-timer-is = turn time: { $span }
room-timer-is-off = turn time: no limit
room-no-quiet = quiet hours: none
room-quiet-is = quiet hours: { $begins } to { $ends }, { $zone }

## The list, and how a setting is changed. $settings and $word are words that can be typed.

room-settings-title = Settings of this room. To change one, an admin says “{ $settings }”, its word or number, and the new value:
room-setting-line = { $number }. { $setting } (“{ $word }”: { $values })
room-setting-takes = “{ $settings } { $word }” takes: { $values }
room-quiet-takes = hours and where they hold, as in 22-8 Europe/London or 22-8 UTC+1
room-language-takes = the name of a language
room-key-settings = Room settings

## Answers to one person, and what a room is told

room-setting-now = From now on: { $setting }.
room-only-admins = Only an admin of this room can change its settings.
room-which-setting = There is no such setting. You can choose: { $settings }.
room-quiet-where = Say also where these hours hold, as in 22-8 Europe/London or 22-8 UTC+1.
room-no-such-zone = I know no time zone called “{ $zone }”. Say a city or an offset, as in Europe/London or UTC+1.
room-not-played-here = In this room only this is played: { $games }.
room-only-admins-open = In this room only an admin opens a table.
room-quiet-rests = Quiet hours { $begins } to { $ends } ({ $zone }): the turn time rests and nobody is called.
