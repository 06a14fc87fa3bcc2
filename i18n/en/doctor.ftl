### What palifico doctor says. Names of variables, commands, files and settings of servers stay as they are.

doctor-flag-json = print the findings as one object of JSON, for programs
doctor-exit-codes = Exit codes of palifico doctor: 0 nothing is wrong, or only warnings; 1 a failure; 2 the command line cannot be followed.
doctor-version = Palifico { $version } on Python { $python }.
doctor-settings-fit = The settings make sense.
# $subject is Redis, Telegram or Matrix
doctor-took-too-long = { $subject } did not answer everything within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Is it overloaded, or the network slow?
doctor-examination-fault = The examination of { $subject } failed because of a fault in Palifico ({ $fault }). Please report it.

## Redis

doctor-redis-stores = Redis stores what it is told.
doctor-redis-keeps = Redis keeps the games on its disk. With appendfsync everysec, a power cut costs a second or two of them.
doctor-redis-disk-fails = Redis could not write to its disk, and may refuse to store anything until it can. Its own log says why; often the disk is full.
doctor-redis-evicts-nothing = Redis throws no games away when its memory is full (noeviction).
doctor-redis-has-memory = Redis has memory left.
doctor-redis-nearly-full = Redis has used { $percent } % of its memory. When that is full nobody can move: raise maxmemory, or remove what else is kept there.
doctor-redis-sentinels = Enough sentinels are there to name another master if this one fails.
doctor-redis-few-sentinels = Too few sentinels are there to agree on another master, so that games stop if this one fails. Most of them have to run and to know each other; SENTINEL CKQUORUM says more.
doctor-redis-clocks-agree = The clocks of Redis and of this machine agree.

## Telegram

doctor-telegram-knows = Telegram knows the bot: @{ $name }.
doctor-telegram-token-unknown = Telegram does not know the bot of PALIFICO_TELEGRAM__TOKEN. BotFather shows the token under /mybots; one that was revoked never works again.
doctor-telegram-token-unknown-at = { $server } does not know the bot of PALIFICO_TELEGRAM__TOKEN. Check the token, and whether PALIFICO_TELEGRAM__API_URL leads to a Bot API server.
doctor-telegram-unreachable = { $server } cannot be reached. Is this machine allowed to, and is PALIFICO_TELEGRAM__API_URL right?
doctor-telegram-in-trouble = { $server } is in trouble or asks for patience. Try again in a few minutes.
doctor-telegram-groups-open = The bot can be added to groups.
doctor-telegram-groups-closed = The bot cannot be added to groups. Send /setjoingroups to BotFather, choose the bot and Enable.
doctor-telegram-hears-all = Privacy mode is off: the bot hears every bid that is typed in a group. In groups where it was before, it has to be added anew for that.
doctor-telegram-hears-answers = Privacy mode is on: a typed bid is heard after /bid or in answer to the bot, and keys always work. To have every typed bid heard, send /setprivacy to BotFather, choose the bot and Disable, and add the bot to the group anew.
doctor-telegram-inline = Inline mode is on: cards can be chosen in the group by typing the bot’s name.
doctor-telegram-not-inline = Inline mode is off, so that cards cannot be chosen by typing the bot’s name. Send /setinline to BotFather, choose the bot and send a placeholder such as: Your cards
doctor-telegram-fetched = Updates are fetched, and no webhook is in the way.
doctor-telegram-webhook-in-the-way = Telegram brings the updates to { $host }, though they are to be fetched. palifico run takes that webhook away when it starts; to keep it, set PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-brought = Telegram brings the updates to { $host }.
doctor-telegram-no-webhook = Telegram has no webhook yet. palifico run sets it when it starts; if it runs, its log says why it could not.
doctor-telegram-other-webhook = Telegram brings the updates to { $host } instead of { $wanted }. palifico run changes that when it starts; if it changes back, another program has the token.
doctor-telegram-wrong-webhook = Telegram brings updates only to an https address, on port 443, 80, 88 or 8443. Correct PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-taken = Telegram had no trouble with the webhook in the last hour.
# $reason is what Telegram says, in English
doctor-telegram-not-taken = Telegram could not hand over an update { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ago: { $reason }. Is palifico run running, and does the web server in front pass /telegram on to PALIFICO_TELEGRAM__WEBHOOK_LISTEN?
# $reason is what Telegram says, in English
doctor-telegram-certificate = Telegram does not trust the certificate of the webhook: { $reason }. The web server in front needs a valid one, with all certificates between it and its root.
doctor-telegram-waiting = { $count ->
    [one] { $count } update waits at Telegram.
   *[other] { $count } updates wait at Telegram.
}
doctor-telegram-many-waiting = { $count ->
    [one] { $count } update waits at Telegram.
   *[other] { $count } updates wait at Telegram.
} Start palifico run; if it runs, it is too slow or cannot be reached, and its log says more.
doctor-telegram-updates-complete = Telegram brings all kinds of updates that are needed.
doctor-telegram-updates-missing = Telegram does not bring { $kinds }. Start palifico run anew; it asks for all that is needed.
doctor-telegram-menu-told = The command menu is set.
doctor-telegram-menu-not-told = The command menu is not that of this version. palifico run sets it when it starts; if it stays so, its log says menus-not-told.

## Matrix

doctor-matrix-can-encrypt = Messages can be encrypted, { $encrypted ->
    [on] and direct rooms that the bot opens are.
   *[off] but direct rooms that the bot opens are not, as PALIFICO_MATRIX__ENCRYPTED says.
}
doctor-matrix-cannot-encrypt = Nothing can be encrypted, as vodozemac is missing. Install Palifico again with all that it requires.
doctor-matrix-answers = { $homeserver } answers and speaks Matrix { $version }.
doctor-matrix-unreachable = { $homeserver } cannot be reached. Is the homeserver running, and is PALIFICO_MATRIX__HOMESERVER right?
doctor-matrix-no-homeserver = { $homeserver } answers, but is no homeserver. PALIFICO_MATRIX__HOMESERVER has to be the address that clients use, often one such as https://matrix.example.org
doctor-matrix-elsewhere = { $homeserver } is no homeserver, but says where it is. Set PALIFICO_MATRIX__HOMESERVER to { $address }
doctor-matrix-too-old = { $homeserver } speaks Matrix up to { $version }, and 1.1 is the oldest that works. The homeserver has to be updated.
doctor-matrix-in-trouble = { $homeserver } answers with an error ({ $reason }). Try again in a few minutes; the log of the homeserver says more.
doctor-matrix-folder-fits = The folder { $folder } can be written, and is closed to others.
doctor-matrix-folder-in-use = A bot is running with the folder { $folder }.
doctor-matrix-folder-to-be-made = The folder { $folder } is made at the first start.
doctor-matrix-folder-not-writable = The folder { $folder } cannot be written. Let PALIFICO_MATRIX__STORE name one that belongs to whoever runs the bot.
doctor-matrix-folder-open = Others can look into the folder { $folder }, where the bot’s keys are. Close it: chmod 700 { $folder }
doctor-matrix-folder-of-another = The folder { $folder } belongs to { $user }. Each bot needs its own: let PALIFICO_MATRIX__STORE name another one.
doctor-matrix-file-spoilt = The file { $file } cannot be read. Restore it from a copy; if there is none, delete it, and the bot becomes a new device.
doctor-matrix-device = { $user } is logged in as the device { $device }.
doctor-matrix-first-login = { $user } has no device yet. palifico run logs in with the password; whether that is right is seen only then.
doctor-matrix-no-password-login = { $homeserver } lets nobody in by password. Give PALIFICO_MATRIX__ACCESS_TOKEN and PALIFICO_MATRIX__DEVICE_ID instead.
doctor-matrix-token-dead = The access token of { $user } is no longer valid. Give a new one in PALIFICO_MATRIX__ACCESS_TOKEN, or the password in PALIFICO_MATRIX__PASSWORD.
doctor-matrix-token-renewed = The access token of the device { $device } is no longer valid. palifico run logs it in again with the password.
doctor-matrix-token-of-another = The access token belongs to { $other }, not to { $user }. Correct PALIFICO_MATRIX__USER or the token.
doctor-matrix-token-of-another-device = The access token belongs to the device { $other }, not to { $device }. Correct PALIFICO_MATRIX__DEVICE_ID or the token.
doctor-matrix-keys-fit = The keys in the folder are those of the device.
doctor-matrix-keys-to-be-made = The device has no keys yet; palifico run makes them.
# $reason is what the system says
doctor-matrix-keys-not-read = The keys in the folder could not be looked at ({ $reason }). Run palifico doctor as the user who runs the bot, where temporary files can be written.
doctor-matrix-keys-lost = The keys of the device { $device } are not in the folder, so that it can read nothing. Restore the folder from a copy, or give the access token of a new device.
doctor-matrix-keys-replaced = The keys of the device { $device } are not in the folder, so that it can read nothing. Restore the folder from a copy; without one, palifico run logs in as a new device.
doctor-matrix-signed = The device is signed by the bot’s own keys.
doctor-matrix-signed-at-start = The device is not signed yet; palifico run does it when it starts.
doctor-matrix-not-signed = The keys that sign the bot’s devices are not in the folder, so that the strictest clients show nothing of it. Restore signing.json and pickle-key from a copy, or reset the signing keys of the bot’s account in a client and start palifico run anew.
doctor-matrix-rooms = The bot is in { $count ->
    [one] { $count } room
   *[other] { $count } rooms
} of { $most } at most.
doctor-matrix-rooms-full = The bot is in { $count ->
    [one] { $count } room
   *[other] { $count } rooms
} and declines invitations from { $most } on. Raise PALIFICO_MATRIX__ROOMS, or take it out of rooms that nobody uses.
doctor-matrix-unlimited = The homeserver does not limit the bot. With PALIFICO_MATRIX__GENEROUS=true it relies on that.
doctor-matrix-generous = PALIFICO_MATRIX__GENEROUS says that the homeserver does not limit the bot; that cannot be checked from here.
# $request is a command line
doctor-matrix-limited = What the homeserver lets the bot send cannot be seen from here. Synapse usually takes ten messages at once and then one in five seconds; games go on, but without reactions to tap. An administrator lifts the limit with the request that follows; then set PALIFICO_MATRIX__GENEROUS=true. { $request }
