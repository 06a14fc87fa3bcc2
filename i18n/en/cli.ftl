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
cli-flag-seed = the seed of the first game, so that the same dice or cards come again
cli-flag-record = write the record of the game to this file
cli-flag-pace = seconds a computer player takes for a move
cli-flag-usually = if not given: { $option }
cli-values = { $values }
cli-value-name = a name
cli-value-file = a file that can be written
cli-value-hex = 2 to 128 hex digits, an even number of them
cli-no-value = nothing
cli-wrong-value = { $flag } cannot be “{ $value }”. Possible: { $values }.
cli-needs-value = { $flag } needs a value. Possible: { $values }.
cli-unknown-word = There is no “{ $word }”. Possible: { $known }.
cli-needs-record = Name the one file that holds the record.
cli-cannot-read = The file { $path } cannot be read as text.
cli-press-enter = Enter for the next step, q and Enter to end:

## The doctor

cli-level-ok = ok
cli-level-warning = warning
cli-level-failure = failure
cli-doctor-line = { $level }: { $finding }
cli-languages-complete = { $count } languages can be spoken.
cli-language-broken = A language file cannot be read: { $fault }
cli-redis-inside = Tables are kept inside this process and are lost when it ends. To keep them, name a Redis server or a folder (embedded:FOLDER) with --redis or PALIFICO_REDIS_URL.
cli-redis-answers = Redis answers, version { $version }.
cli-redis-too-old = Redis { $version } is too old: 7.0 is the oldest that works.
cli-redis-forgets = Redis forgets the games when it stops. Turn its append-only file on: appendonly yes
cli-redis-evicts = Redis may throw games away when its memory is full ({ $policy }). Set: maxmemory-policy noeviction
cli-redis-clock = The clocks of Redis and of this machine differ by { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Deadlines follow the clock of Redis.
cli-redis-wrong-address = That is no address of Redis. It looks like redis://user:password@host:6379/0; docs/redis.md has the other forms.
cli-redis-unreachable = Redis cannot be reached. Is it running, and is the address right?
cli-redis-wrong-password = Redis refuses the password. Check the user and the password in the address.
cli-redis-not-allowed = Redis forbids its user a command that is needed. docs/redis.md lists what has to be allowed.
cli-redis-wrong-database = Redis has no database of that number. Use the one at the end of the address that it has, usually 0.
cli-redis-read-only = This Redis is a copy and stores nothing. Use the address of the main server, or of the sentinels.
cli-redis-out-of-memory = Redis has no memory left. Give it more, or remove what else is kept there.
cli-redis-loading = Redis is still loading its data. Try again in a moment.
cli-redis-too-slow = Redis does not answer in time. Is it overloaded, or the network slow?
cli-redis-odd-error = Redis answers with an error that is not known here; its own log says more.
cli-use-doctor = check whether everything is there that a table needs
cli-flag-redis = the Redis server that keeps the tables
cli-value-url = an address

## Running it

cli-use-run = run the bot on the platforms that the settings name
cli-setting-unknown = There is no setting { $name }.
cli-setting-meant = There is no setting { $name }. Did you mean { $nearest }?
cli-setting-missing = { $name } has to be set. Possible: { $values }.
cli-setting-wrong = { $name } cannot be what it is set to. Possible: { $values }.
cli-setting-twice = { $name } and { $other } are both set. Keep one of them.
cli-setting-file = The file that { $name } names cannot be read as text.
cli-nothing-to-run = There is no platform to run on. For Telegram, set { $name } to the token that BotFather gave you. For Matrix, set { $other }.
cli-takes-store = embedded, embedded:FOLDER, or an address such as redis://user:password@host:6379/0; docs/redis.md has the other forms
cli-takes-time = a time such as 36h, 7d or, in seconds, 600
cli-takes-token = a token as BotFather gives it: digits, a colon, and letters and digits
cli-takes-address = an address that begins with https://
cli-takes-listen = a host and a port, such as 127.0.0.1:8080
cli-takes-secret = 1 to 256 letters, digits, hyphens and underscores
cli-takes-folder = a folder that can be written
cli-takes-user = a name as in @palifico:example.org
cli-takes-people = people, servers or *, separated by commas
cli-takes-rooms = a number of rooms, at least 1
cli-takes-names = people, rooms or servers with their platform and commas between, as in telegram:123, matrix:@anna:example.org, matrix:example.org
cli-telegram-fetches = Telegram: @{ $name }, polling
cli-telegram-is-brought = Telegram: @{ $name }, webhook on { $listen }
cli-token-refused = Telegram does not know the bot that the token belongs to. Check PALIFICO_TELEGRAM__TOKEN; BotFather shows the token under /mybots.
cli-matrix-is-on = Matrix: { $name }, on { $homeserver }
cli-matrix-refused = Matrix does not let the bot in: { $reason }.
cli-redis-awaited = { $trouble } It is tried again until it answers.
cli-stopping = Stopping. What has begun is finished first.
cli-stopped = Stopped.

## Announcing

cli-use-announce = tell everybody who plays that the bot rests for a while
cli-flag-in = in how long the bot rests; a number alone is minutes
cli-flag-for = for how long it rests
cli-flag-text = what else is said, in your own words
cli-flag-cancel = take back what is announced
cli-value-text = a sentence
cli-announce-needs = Say when the bot rests and for how long, as in “palifico announce --in 10m --for 5m”, or take it back with --cancel.
cli-announce-alone = Tables are kept inside the program that runs, where nobody else can announce anything. Say “announce 10m 5m” to the bot as an operator, or keep tables in Redis.
