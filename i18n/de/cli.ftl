### The command line. $flag, $value, $values, $known and $word are printed as they were typed.

cli-about = Palifico, ein Spieltisch für jeden Chat.
cli-use-play = hier im Terminal gegen Computergegner spielen
cli-use-demo = zusehen, wie Computergegner eine ganze Partie spielen
cli-use-verify = das Protokoll einer Partie anhand ihres Startwerts prüfen
cli-use-replay = das Protokoll einer Partie Schritt für Schritt durchgehen
cli-use-version = die Version ausgeben
cli-flag-game = welches Spiel gespielt wird
cli-flag-computer = wie viele Computergegner mitspielen; bei demo, wie viele Plätze es gibt
cli-flag-strength = wie stark sie spielen
cli-flag-name = wie du am Tisch heißt
cli-flag-lang = in welcher Sprache du angesprochen wirst
cli-flag-seed = der Startwert der ersten Partie, damit Würfel oder Karten wieder genauso fallen
cli-flag-record = das Protokoll der Partie in diese Datei schreiben
cli-flag-pace = wie viele Sekunden ein Computergegner für einen Zug braucht
cli-flag-usually = ohne Angabe: { $option }
cli-values = { $values }
cli-value-name = ein Name
cli-value-file = eine Datei, die geschrieben werden kann
cli-value-hex = 2 bis 128 Hexadezimalziffern, eine gerade Anzahl
cli-no-value = nichts
cli-wrong-value = { $flag } kann nicht „{ $value }“ sein. Möglich: { $values }.
cli-needs-value = { $flag } braucht einen Wert. Möglich: { $values }.
cli-unknown-word = „{ $word }“ gibt es nicht. Möglich: { $known }.
cli-needs-record = Gib genau eine Datei an: die mit dem Protokoll.
cli-cannot-read = Die Datei { $path } lässt sich nicht als Text lesen.
cli-press-enter = Eingabetaste für den nächsten Schritt, q und Eingabetaste zum Beenden:

## The doctor

cli-level-ok = ok
cli-level-warning = Warnung
cli-level-failure = Fehler
cli-doctor-line = { $level }: { $finding }
cli-languages-complete = { $count ->
    [one] { $count } Sprache ist vollständig.
   *[other] { $count } Sprachen sind vollständig.
}
cli-language-broken = Eine Sprachdatei ist nicht lesbar: { $fault }
cli-redis-inside = Die Tische liegen nur in diesem Programm und sind weg, wenn es endet. Sollen sie bleiben, gib mit --redis oder PALIFICO_REDIS_URL einen Redis-Server oder einen Ordner (embedded:ORDNER) an.
cli-redis-answers = Redis antwortet, Version { $version }.
cli-redis-too-old = Redis { $version } ist zu alt: 7.0 ist die älteste Version, die geht.
cli-redis-forgets = Redis vergisst die Partien, wenn es anhält. Schalte die Append-only-Datei ein: appendonly yes
cli-redis-evicts = Redis kann Partien wegwerfen, wenn der Speicher voll ist ({ $policy }). Stell ein: maxmemory-policy noeviction
cli-redis-clock = Die Uhren von Redis und dieser Maschine gehen um { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} auseinander. Fristen folgen der Uhr von Redis.
cli-redis-wrong-address = Das ist keine Adresse von Redis. Sie sieht so aus: redis://name:passwort@rechner:6379/0; docs/redis.md nennt die anderen Formen.
cli-redis-unreachable = Redis ist nicht zu erreichen. Läuft es, und stimmt die Adresse?
cli-redis-wrong-password = Redis lehnt das Passwort ab. Prüfe Namen und Passwort in der Adresse.
cli-redis-not-allowed = Redis verbietet seinem Benutzer einen Befehl, der gebraucht wird. In docs/redis.md steht, was erlaubt sein muss.
cli-redis-wrong-database = Redis hat keine Datenbank mit dieser Nummer. Nimm am Ende der Adresse eine, die es gibt, meist 0.
cli-redis-read-only = Dieses Redis ist eine Kopie und speichert nichts. Nimm die Adresse des Hauptservers oder die der Sentinels.
cli-redis-out-of-memory = Redis hat keinen Speicher mehr. Gib ihm mehr, oder entferne, was sonst noch darin liegt.
cli-redis-loading = Redis lädt noch seine Daten. Versuch es gleich noch einmal.
cli-redis-too-slow = Redis antwortet nicht rechtzeitig. Ist es überlastet oder das Netz langsam?
cli-redis-odd-error = Redis antwortet mit einem Fehler, der hier unbekannt ist; sein eigenes Protokoll sagt mehr.
cli-use-doctor = prüfen, ob alles da ist, was ein Tisch braucht
cli-flag-redis = der Redis-Server, auf dem die Tische liegen
cli-value-url = eine Adresse

## Running it

cli-use-run = den Bot auf den Plattformen betreiben, die die Einstellungen nennen
cli-setting-unknown = Es gibt keine Einstellung { $name }.
cli-setting-meant = Es gibt keine Einstellung { $name }. War { $nearest } gemeint?
cli-setting-missing = { $name } muss gesetzt sein. Möglich: { $values }.
cli-setting-wrong = { $name } kann diesen Wert nicht haben. Möglich: { $values }.
cli-setting-twice = { $name } und { $other } sind beide gesetzt. Eines davon genügt.
cli-setting-file = Die Datei, die { $name } nennt, lässt sich nicht als Text lesen.
cli-nothing-to-run = Es ist keine Plattform eingerichtet. Für Telegram setze { $name } auf das Token, das du von BotFather hast. Für Matrix setze { $other }.
cli-takes-store = embedded, embedded:ORDNER oder eine Adresse wie redis://name:passwort@rechner:6379/0; docs/redis.md nennt die anderen Formen
cli-takes-time = eine Zeit wie 36h, 7d oder, in Sekunden, 600
cli-takes-token = ein Token, wie BotFather es gibt: Ziffern, ein Doppelpunkt, dann Buchstaben und Ziffern
cli-takes-address = eine Adresse, die mit https:// beginnt
cli-takes-listen = ein Rechner und ein Port, etwa 127.0.0.1:8080
cli-takes-secret = 1 bis 256 Buchstaben, Ziffern, Binde- und Unterstriche
cli-takes-folder = ein Ordner, in den geschrieben werden kann
cli-takes-user = ein Name wie @palifico:example.org
cli-takes-people = Personen, Server oder *, durch Kommas getrennt
cli-takes-rooms = eine Anzahl Räume, mindestens 1
cli-takes-names = Personen, Räume oder Server mit ihrer Plattform, durch Kommas getrennt, wie telegram:123, matrix:@anna:example.org, matrix:example.org
cli-telegram-fetches = Telegram: @{ $name }, holt Neues ab
cli-telegram-is-brought = Telegram: @{ $name }, Webhook auf { $listen }
cli-token-refused = Telegram kennt den Bot nicht, zu dem das Token gehört. PALIFICO_TELEGRAM__TOKEN prüfen; BotFather zeigt das Token unter /mybots.
cli-matrix-is-on = Matrix: { $name }, auf { $homeserver }
cli-matrix-refused = Matrix lässt den Bot nicht hinein: { $reason }.
cli-redis-awaited = { $trouble } Es wird weiter versucht, bis eine Antwort kommt.
cli-stopping = Wird beendet. Was begonnen hat, wird noch fertig.
cli-stopped = Beendet.

## Announcing

cli-use-announce = allen, die spielen, sagen, dass der Bot Pause macht
cli-flag-in = wie lange es bis zur Pause noch dauert; eine Zahl allein sind Minuten
cli-flag-for = wie lange die Pause dauert
cli-flag-text = was sonst noch gesagt wird, in eigenen Worten
cli-flag-cancel = zurücknehmen, was angekündigt ist
cli-value-text = ein Satz
cli-announce-needs = Sag, wann der Bot Pause macht und wie lange, wie in „palifico announce --in 10m --for 5m“, oder nimm es mit --cancel zurück.
cli-announce-alone = Die Tische sind in dem Programm, das läuft; dort kann sonst niemand etwas ankündigen. Sag dem Bot als Betreiber „ankündigen 10m 5m“, oder bewahre die Tische in Redis auf.
