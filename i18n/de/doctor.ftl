### What palifico doctor says. Names of variables, commands, files and settings of servers stay as they are.

doctor-flag-json = die Befunde als ein JSON-Objekt ausgeben, für Programme
doctor-exit-codes = Rückgabewerte von palifico doctor: 0 alles in Ordnung, oder nur Warnungen; 1 ein Fehler; 2 der Befehlszeile ist nicht zu folgen.
doctor-version = Palifico { $version } mit Python { $python }.
doctor-settings-fit = Die Einstellungen passen zusammen.
# $subject is Redis, Telegram or Matrix
doctor-took-too-long = { $subject } hat nicht alles innerhalb von { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} beantwortet. Ist der Server überlastet oder das Netz langsam?
doctor-examination-fault = Die Untersuchung von { $subject } ist an einem Fehler in Palifico gescheitert ({ $fault }). Bitte melde ihn.

## Redis

doctor-redis-stores = Redis speichert, was es speichern soll.
doctor-redis-keeps = Redis behält die Partien auf seiner Platte. Mit appendfsync everysec kostet ein Stromausfall ein, zwei Sekunden davon.
doctor-redis-disk-fails = Redis konnte nicht auf seine Platte schreiben und weigert sich womöglich zu speichern, bis es wieder geht. Sein eigenes Log sagt, warum; oft ist die Platte voll.
doctor-redis-evicts-nothing = Redis wirft keine Partien weg, wenn der Speicher voll ist (noeviction).
doctor-redis-has-memory = Redis hat noch Speicher frei.
doctor-redis-nearly-full = Redis hat { $percent } % seines Speichers belegt. Ist er voll, kann niemand mehr ziehen: Erhöhe maxmemory oder entferne, was sonst noch dort liegt.
doctor-redis-sentinels = Es sind genug Sentinels da, um einen anderen Hauptserver zu bestimmen, wenn dieser ausfällt.
doctor-redis-few-sentinels = Es sind zu wenige Sentinels da, um sich auf einen anderen Hauptserver zu einigen; fällt dieser aus, bleiben die Partien stehen. Die meisten müssen laufen und einander kennen; SENTINEL CKQUORUM sagt mehr.
doctor-redis-clocks-agree = Die Uhren von Redis und dieser Maschine gehen gleich.

## Telegram

doctor-telegram-knows = Telegram kennt den Bot: @{ $name }.
doctor-telegram-token-unknown = Telegram kennt keinen Bot mit dem Token aus PALIFICO_TELEGRAM__TOKEN. BotFather zeigt das richtige unter /mybots; ein widerrufenes gilt nie wieder.
doctor-telegram-token-unknown-at = { $server } kennt keinen Bot mit dem Token aus PALIFICO_TELEGRAM__TOKEN. Prüfe das Token, und ob PALIFICO_TELEGRAM__API_URL zu einem Bot-API-Server führt.
doctor-telegram-unreachable = { $server } ist nicht zu erreichen. Darf diese Maschine dorthin, und stimmt PALIFICO_TELEGRAM__API_URL?
doctor-telegram-in-trouble = { $server } hat Probleme oder bittet um Geduld. Versuch es in ein paar Minuten noch einmal.
doctor-telegram-groups-open = Der Bot kann zu Gruppen hinzugefügt werden.
doctor-telegram-groups-closed = Der Bot kann nicht zu Gruppen hinzugefügt werden. Schick BotFather /setjoingroups, wähle den Bot und Enable.
doctor-telegram-hears-all = Der Privacy Mode ist aus: Der Bot hört jedes Gebot, das in einer Gruppe getippt wird. In Gruppen, in denen er schon war, muss er dafür neu hinzugefügt werden.
doctor-telegram-hears-answers = Der Privacy Mode ist an: Ein getipptes Gebot wird nach /bid gehört oder als Antwort an den Bot, und Tasten gehen immer. Soll jedes getippte Gebot gehört werden, schick BotFather /setprivacy, wähle den Bot und Disable, und füge den Bot neu zur Gruppe hinzu.
doctor-telegram-inline = Der Inline Mode ist an: Karten lassen sich in der Gruppe wählen, indem man den Namen des Bots tippt.
doctor-telegram-not-inline = Der Inline Mode ist aus; Karten lassen sich also nicht wählen, indem man den Namen des Bots tippt. Schick BotFather /setinline, wähle den Bot und schick einen Platzhalter wie: Deine Karten
doctor-telegram-fetched = Updates werden abgeholt, und kein Webhook ist im Weg.
doctor-telegram-webhook-in-the-way = Telegram bringt die Updates zu { $host }, obwohl sie abgeholt werden sollen. palifico run entfernt diesen Webhook beim Start; soll er bleiben, setze PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-brought = Telegram bringt die Updates zu { $host }.
doctor-telegram-no-webhook = Telegram hat noch keinen Webhook. palifico run setzt ihn beim Start; läuft es schon, sagt sein Log, warum es nicht ging.
doctor-telegram-other-webhook = Telegram bringt die Updates zu { $host } statt zu { $wanted }. palifico run ändert das beim Start; ändert es sich zurück, hat ein anderes Programm das Token.
doctor-telegram-wrong-webhook = Telegram bringt Updates nur zu einer https-Adresse, auf Port 443, 80, 88 oder 8443. Berichtige PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-taken = Telegram hatte in der letzten Stunde keine Schwierigkeiten mit dem Webhook.
# $reason is what Telegram says, in English
doctor-telegram-not-taken = Telegram konnte vor { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} ein Update nicht übergeben: { $reason }. Läuft palifico run, und reicht der Webserver davor /telegram an PALIFICO_TELEGRAM__WEBHOOK_LISTEN weiter?
# $reason is what Telegram says, in English
doctor-telegram-certificate = Telegram vertraut dem Zertifikat des Webhooks nicht: { $reason }. Der Webserver davor braucht ein gültiges, mit allen Zertifikaten bis zur Wurzel.
doctor-telegram-waiting = { $count ->
    [one] { $count } Update wartet bei Telegram.
   *[other] { $count } Updates warten bei Telegram.
}
doctor-telegram-many-waiting = { $count ->
    [one] { $count } Update wartet bei Telegram.
   *[other] { $count } Updates warten bei Telegram.
} Starte palifico run; läuft es schon, ist es zu langsam oder nicht zu erreichen, und sein Log sagt mehr.
doctor-telegram-updates-complete = Telegram bringt alle Arten von Updates, die gebraucht werden.
doctor-telegram-updates-missing = Telegram bringt { $kinds } nicht. Starte palifico run neu; es verlangt alles, was gebraucht wird.
doctor-telegram-menu-told = Das Befehlsmenü ist eingerichtet.
doctor-telegram-menu-not-told = Das Befehlsmenü ist nicht das dieser Version. palifico run richtet es beim Start ein; bleibt es so, steht menus-not-told in seinem Log.

## Matrix

doctor-matrix-can-encrypt = Nachrichten können verschlüsselt werden, { $encrypted ->
    [on] und direkte Räume, die der Bot öffnet, sind es.
   *[off] aber direkte Räume, die der Bot öffnet, sind es nicht, wie PALIFICO_MATRIX__ENCRYPTED sagt.
}
doctor-matrix-cannot-encrypt = Nichts kann verschlüsselt werden, denn vodozemac fehlt. Installiere Palifico neu, mit allem, was es braucht.
doctor-matrix-answers = { $homeserver } antwortet und spricht Matrix { $version }.
doctor-matrix-unreachable = { $homeserver } ist nicht zu erreichen. Läuft der Homeserver, und stimmt PALIFICO_MATRIX__HOMESERVER?
doctor-matrix-no-homeserver = { $homeserver } antwortet, ist aber kein Homeserver. PALIFICO_MATRIX__HOMESERVER muss die Adresse sein, die Clients benutzen, oft eine wie https://matrix.example.org
doctor-matrix-elsewhere = { $homeserver } ist kein Homeserver, sagt aber, wo er ist. Setze PALIFICO_MATRIX__HOMESERVER auf { $address }
doctor-matrix-too-old = { $homeserver } spricht Matrix bis { $version }, und 1.1 ist die älteste Version, die geht. Der Homeserver muss aktualisiert werden.
doctor-matrix-in-trouble = { $homeserver } antwortet mit einem Fehler ({ $reason }). Versuch es in ein paar Minuten noch einmal; das Log des Homeservers sagt mehr.
doctor-matrix-folder-fits = Der Ordner { $folder } ist beschreibbar und für andere geschlossen.
doctor-matrix-folder-in-use = Ein Bot läuft mit dem Ordner { $folder }.
doctor-matrix-folder-to-be-made = Der Ordner { $folder } wird beim ersten Start angelegt.
doctor-matrix-folder-not-writable = Der Ordner { $folder } ist nicht beschreibbar. Lass PALIFICO_MATRIX__STORE einen nennen, der dem gehört, der den Bot ausführt.
doctor-matrix-folder-open = Andere können in den Ordner { $folder } sehen, in dem die Schlüssel des Bots liegen. Schließ ihn: chmod 700 { $folder }
doctor-matrix-folder-of-another = Der Ordner { $folder } gehört { $user }. Jeder Bot braucht einen eigenen: Lass PALIFICO_MATRIX__STORE einen anderen nennen.
doctor-matrix-file-spoilt = Die Datei { $file } ist nicht lesbar. Stelle sie aus einer Kopie wieder her; gibt es keine, lösche sie, und der Bot wird ein neues Gerät.
doctor-matrix-device = { $user } ist als das Gerät { $device } angemeldet.
doctor-matrix-first-login = { $user } hat noch kein Gerät. palifico run meldet sich mit dem Passwort an; ob es stimmt, zeigt sich erst dann.
doctor-matrix-no-password-login = { $homeserver } lässt niemanden mit Passwort herein. Gib stattdessen PALIFICO_MATRIX__ACCESS_TOKEN und PALIFICO_MATRIX__DEVICE_ID an.
doctor-matrix-token-dead = Das Zugriffstoken von { $user } gilt nicht mehr. Gib ein neues in PALIFICO_MATRIX__ACCESS_TOKEN an, oder das Passwort in PALIFICO_MATRIX__PASSWORD.
doctor-matrix-token-renewed = Das Zugriffstoken des Geräts { $device } gilt nicht mehr. palifico run meldet es mit dem Passwort wieder an.
doctor-matrix-token-of-another = Das Zugriffstoken gehört { $other }, nicht { $user }. Berichtige PALIFICO_MATRIX__USER oder das Token.
doctor-matrix-token-of-another-device = Das Zugriffstoken gehört dem Gerät { $other }, nicht { $device }. Berichtige PALIFICO_MATRIX__DEVICE_ID oder das Token.
doctor-matrix-keys-fit = Die Schlüssel im Ordner sind die des Geräts.
doctor-matrix-keys-to-be-made = Das Gerät hat noch keine Schlüssel; palifico run erzeugt sie.
# $reason is what the system says
doctor-matrix-keys-not-read = Die Schlüssel im Ordner konnten nicht angesehen werden ({ $reason }). Führe palifico doctor als der Benutzer aus, der den Bot ausführt, und dort, wo temporäre Dateien geschrieben werden können.
doctor-matrix-keys-lost = Die Schlüssel des Geräts { $device } sind nicht im Ordner; so kann es nichts lesen. Stelle den Ordner aus einer Kopie wieder her, oder gib das Zugriffstoken eines neuen Geräts an.
doctor-matrix-keys-replaced = Die Schlüssel des Geräts { $device } sind nicht im Ordner; so kann es nichts lesen. Stelle den Ordner aus einer Kopie wieder her; sonst meldet sich palifico run als neues Gerät an.
doctor-matrix-signed = Das Gerät ist mit den eigenen Schlüsseln des Bots signiert.
doctor-matrix-signed-at-start = Das Gerät ist noch nicht signiert; palifico run tut das beim Start.
doctor-matrix-not-signed = Die Schlüssel, die die Geräte des Bots signieren, sind nicht im Ordner; die strengsten Clients zeigen deshalb nichts von ihm. Stelle signing.json und pickle-key aus einer Kopie wieder her, oder setze die Signaturschlüssel des Bot-Kontos in einem Client zurück und starte palifico run neu.
doctor-matrix-rooms = Der Bot ist in { $count ->
    [one] { $count } Raum
   *[other] { $count } Räumen
} von höchstens { $most }.
doctor-matrix-rooms-full = Der Bot ist in { $count ->
    [one] { $count } Raum
   *[other] { $count } Räumen
} und lehnt ab { $most } jede Einladung ab. Erhöhe PALIFICO_MATRIX__ROOMS, oder nimm ihn aus Räumen, die niemand benutzt.
doctor-matrix-unlimited = Der Homeserver schränkt den Bot nicht ein. Mit PALIFICO_MATRIX__GENEROUS=true verlässt er sich darauf.
doctor-matrix-generous = PALIFICO_MATRIX__GENEROUS sagt, dass der Homeserver den Bot nicht einschränkt; von hier aus lässt sich das nicht prüfen.
# $request is a command line
doctor-matrix-limited = Was der Homeserver den Bot senden lässt, ist von hier aus nicht zu sehen. Synapse nimmt gewöhnlich zehn Nachrichten auf einmal und dann eine in fünf Sekunden; Partien gehen weiter, aber ohne Reaktionen zum Antippen. Ein Administrator hebt die Grenze mit der folgenden Anfrage auf; setze danach PALIFICO_MATRIX__GENEROUS=true. { $request }
