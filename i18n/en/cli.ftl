### The command line. $flag, $value, $values, $known and $word are printed as they were typed.

cli-about = Palifico, a games table for every chat.
cli-use-play = play at this terminal against computer players
cli-use-demo = watch a whole game between computer players
cli-use-verify = check the record of a game against its seed
cli-use-replay = go through the record of a game step by step
cli-use-version = print the version
cli-flag-game = which game is played
cli-flag-computer = how many computer players sit down; for a demo, how many seats there are
cli-flag-strength = how strong they are
cli-flag-name = what you are called at the table
cli-flag-lang = the language you are addressed in
cli-flag-seed = the seed of the first game, so that the same dice fall again
cli-flag-record = write the record of the game to this file
cli-flag-pace = seconds a computer player takes for a move
cli-flag-usually = if not given: { $option }
cli-values = { $values }
cli-value-name = a name
cli-value-file = a file
cli-value-hex = hex digits
cli-no-value = nothing
cli-wrong-value = { $flag } cannot be “{ $value }”. Possible: { $values }.
cli-needs-value = { $flag } needs a value. Possible: { $values }.
cli-unknown-word = There is no “{ $word }”. Possible: { $known }.
cli-needs-record = Name the one file that holds the record.
cli-cannot-read = The file { $path } cannot be read as text.
cli-press-enter = Enter for the next step, q and Enter to end:
