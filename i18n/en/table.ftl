### The table: lobby, turns, news and answers, whatever is played.
### $name and $player are names; a name is never inflected.

## Spans of time

table-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
table-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## The turn time. $span is one of the spans above.

table-turn-time = { $span } a turn
table-no-turn-time = no time limit
table-turn-time-rule = Whoever has not moved after { $span } is played for by the table; there is a reminder after two thirds of that. After two such turns in a row a computer player takes the seat until its owner acts again.
table-no-turn-time-rule = Everybody may take as long as they like.

## The lobby. $game is a game's title, $strength one of the strengths.

table-lobby-title = { $game }: the table is open.
table-game-played = game: { $game }
table-sits = { $name }
table-sits-as-host = { $name } (host)
table-sits-as-computer = { $name } (computer, { $strength })
table-easy = easy
table-normal = normal
table-at-the-table = At the table: { $players }.
table-nobody-sits = Nobody sits at the table yet.
table-options-are = Options: { $options }.
table-lobby-hint = Say “join” to sit down, “computer” to add a computer player, “options” to see what can be changed, “deal” to begin.
table-key-join = Join
table-key-leave = Leave
table-key-computer = Add computer player
table-key-options = Options
table-key-back = Back
table-key-deal = Deal
table-key-again = Again
table-key-lobby = Back to the lobby

## What happens. $by is the name of whoever did it, $option an option's outcome.

table-joins = { $name } sits down.
table-computer-joins = { $name } sits down, a computer player ({ $strength }).
table-joins-next = { $name } joins the next game.
table-gets-up = { $name } leaves the table.
table-is-sent-away = { $by } sends { $name } away from the table.
table-is-host-now = { $name } is the host now.
table-option-now = From now on: { $option }.
table-option-also = And so also: { $option }.
table-begins = { $game } begins. All its chance is fixed already; the fingerprint is { $commitment }. After the game you get the seed to check it with.
table-reminder = { $player }, it is still your turn. The table plays for you in { $left }.
table-time-is-up = Time is up: the table plays for { $player }.
table-stands-in = A computer player takes the seat of { $player } until { $player } acts again.
table-comes-back = { $player } is back.
table-will-close = { $player }, it is still your turn. If nobody moves, this game is closed in { $left }.
table-closed-at-rest = Nobody has moved for a long time: { $player } was on turn. The table is closed.
table-cannot-be-reached = { $player } cannot be reached privately. { $player }, please write to me in a direct chat; the table waits.
table-game-ends = { $game } is over.
table-place-taken = Place { $rank }: { $players }.
table-place-of-leaver = Place { $rank }: { $players }, who left.
table-seed-is = The seed was { $seed }.
table-over-hint = Say “again” for another game with the same players, or “play” for a new lobby.
table-stopped-by = { $name } closes the table.
table-deserted = Everybody has left, so the table is closed.
table-log-line = { $number }. { $line }
table-log-page = Log, page { $page } of { $pages }; page 1 has the latest.

## Answers to one person

table-no-table = There is no table here. Say “play” to open one.
table-table-stands = The table is open already. Say “join” to sit down.
table-game-runs = That has to wait until this game is over.
table-no-game-runs = No game is running. The host says “deal” to begin one.
table-faceless = This speaks for a group or a channel, and nobody can see who you are. Sit down by pressing the key, or write under your own name.
table-already-sits = You are already at the table.
table-waits-already = You already have a place in the next game.
table-has-place-next = You have a place in the next game.
table-does-not-sit = You are not at this table. Say “join” to play.
table-no-hand = You are not playing, so you have nothing hidden here. Say “join” to get a place.
table-only-host = Only the host, { $host }, can do that.
table-table-full = The table is full: it has { $seats } seats.
table-too-few-players = At least { $least } players are needed. Say “computer” to add a computer player.
table-nobody-called = Nobody of that name sits here. At the table: { $names }.
table-which-game = There is no such game. You can choose: { $games }.
table-which-strength = There is no such computer player. You can choose: { $strengths }.
table-which-option = There is no such option. You can choose: { $options }.
table-which-value = “{ $option }” can be: { $values }.
table-word = { $word }
table-name = { $name }
table-stop-sure = That ends the table for everybody. Say “stop” again if you are sure.
table-turn-is-over = That turn is over.
table-not-a-move = “{ $text }” is no move here. Say “help” to see what you can say.
table-not-understood = I did not understand that. Say “help” to see what you can say.
table-try-again = That did not work just now and nothing was changed. Please try again in a moment.
table-in-doubt = I do not know whether that counted. Look at the table, and do it again if it did not.
table-symbols-now = { $on ->
    [on] Cards are now written with symbols, like Q♥. “symbols off” brings the words back.
   *[off] Cards are now written in words.
}
table-language-now = I speak English to you now.
table-which-language = I do not know that language. You can choose: { $languages }.
table-privacy = What is kept: your name and your language as this chat gives them, the games you play with every move, and which messages show them. It is there to play and to check the dice, nobody else is given it, and it is deleted by itself some time after the last move. What stands in this chat stays here.
table-help = Before a game: join, leave, computer, kick NAME, options, deal. In a game: hand, status, log, leave. Always: play, rules, again, stop, language NAME, settings, symbols, privacy, help. “rules” also says how a move is written.
table-rules-title = Rules of { $game }
table-rules-here = At this table:
table-option-line = { $option }: { $rule }
table-option-word = { $option } (“{ $word }”: { $values })
