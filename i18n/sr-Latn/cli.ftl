### The command line. $flag, $value, $values, $known and $word are printed as they were typed.

cli-about = Palifico, sto za igre u svakom četu.
cli-use-play = igraj u ovom terminalu protiv računara
cli-use-demo = gledaj celu partiju u kojoj igraju samo računari
cli-use-verify = proveri zapisnik partije prema semenu
cli-use-replay = prođi kroz zapisnik partije korak po korak
cli-use-version = ispiši verziju
cli-flag-game = koja igra se igra
cli-flag-computer = koliko računara seda za sto; za demo, koliko ima mesta
cli-flag-strength = koliko su jaki
cli-flag-name = kako se zoveš za stolom
cli-flag-lang = na kom jeziku ti se obraćam
cli-flag-seed = seme prve partije, da opet padnu iste kockice ili karte
cli-flag-record = upiši zapisnik partije u ovu datoteku
cli-flag-pace = koliko sekundi računar razmišlja o potezu
cli-flag-usually = ako se ne navede: { $option }
cli-values = { $values }
cli-value-name = ime
cli-value-file = datoteka u koju može da se piše
cli-value-hex = od 2 do 128 heksadecimalnih cifara, paran broj
cli-no-value = ništa
cli-wrong-value = { $flag } ne može da bude „{ $value }“. Moguće: { $values }.
cli-needs-value = Uz { $flag } mora da stoji vrednost. Moguće: { $values }.
cli-unknown-word = „{ $word }“ ne postoji. Moguće: { $known }.
cli-needs-record = Navedi jednu datoteku, onu sa zapisnikom.
cli-cannot-read = Datoteka { $path } ne može da se pročita kao tekst.
cli-press-enter = Enter za sledeći korak, q i Enter za kraj:

## The doctor

cli-level-ok = u redu
cli-level-warning = upozorenje
cli-level-failure = greška
cli-doctor-line = { $level }: { $finding }
cli-languages-complete = { $count ->
    [one] Na raspolaganju je { $count } jezik.
    [few] Na raspolaganju su { $count } jezika.
   *[other] Na raspolaganju je { $count } jezika.
}
cli-language-broken = Jezička datoteka ne može da se pročita: { $fault }
cli-redis-inside = Stolovi postoje samo u ovom programu i nestaju kad se on završi. Da bi ostali, navedi Redis server ili fasciklu (embedded:FASCIKLA) uz --redis ili PALIFICO_REDIS_URL.
cli-redis-answers = Redis odgovara, verzija { $version }.
cli-redis-too-old = Redis { $version } je prestar: najstariji koji radi je 7.0.
cli-redis-forgets = Redis zaboravlja partije kad stane. Uključi njegovu append-only datoteku: appendonly yes
cli-redis-evicts = Redis može da izbaci partije kad mu se napuni memorija ({ $policy }). Podesi: maxmemory-policy noeviction
cli-redis-clock = Satovi Redisa i ovog računara razlikuju se za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}. Rokovi prate sat Redisa.
cli-redis-wrong-address = To nije adresa Redisa. Izgleda ovako: redis://korisnik:lozinka@server:6379/0; ostali oblici su u docs/redis.md.
cli-redis-unreachable = Redis nije dostupan. Da li radi i da li je adresa tačna?
cli-redis-wrong-password = Redis ne prihvata lozinku. Proveri korisnika i lozinku u adresi.
cli-redis-not-allowed = Redis svom korisniku ne dozvoljava komandu koja je potrebna. U docs/redis.md piše šta treba dozvoliti.
cli-redis-wrong-database = Redis nema bazu s tim brojem. Na kraj adrese stavi onu koju ima, obično 0.
cli-redis-read-only = Ovaj Redis je kopija i ništa ne čuva. Koristi adresu glavnog servera ili sentinela.
cli-redis-out-of-memory = Redis je ostao bez memorije. Daj mu još ili ukloni ono što tu nije potrebno.
cli-redis-loading = Redis još učitava podatke. Probaj opet za koji trenutak.
cli-redis-too-slow = Redis ne odgovara na vreme. Da li je preopterećen ili je mreža spora?
cli-redis-odd-error = Redis odgovara greškom koja ovde nije poznata; više piše u njegovom dnevniku.
cli-use-doctor = proveri da li ima svega što je stolu potrebno
cli-flag-redis = Redis server na kome se čuvaju stolovi
cli-value-url = adresa

## Running it

cli-use-run = pokreni bota na platformama koje navode podešavanja
cli-setting-unknown = Ne postoji podešavanje { $name }.
cli-setting-meant = Ne postoji podešavanje { $name }. Misliš li na { $nearest }?
cli-setting-missing = { $name } mora da se zada. Moguće: { $values }.
cli-setting-wrong = { $name } ne može da ima tu vrednost. Moguće: { $values }.
cli-setting-twice = Zadati su i { $name } i { $other }. Ostavi samo jedno.
cli-setting-file = Datoteka koju navodi { $name } ne može da se pročita kao tekst.
cli-nothing-to-run = Nijedna platforma nije podešena. Za Telegram upiši u { $name } token koji daje BotFather. Za Matrix zadaj { $other }.
cli-takes-store = embedded, embedded:FASCIKLA ili adresa kao redis://korisnik:lozinka@server:6379/0; ostali oblici su u docs/redis.md
cli-takes-time = vreme kao 36h, 7d ili, u sekundama, 600
cli-takes-token = token kakav daje BotFather: cifre, dvotačka, pa slova i cifre
cli-takes-address = adresa koja počinje sa https://
cli-takes-listen = server i port, na primer 127.0.0.1:8080
cli-takes-secret = od 1 do 256 slova, cifara, crtica i donjih crta
cli-takes-folder = fascikla u koju može da se piše
cli-takes-user = ime kao @palifico:example.org
cli-takes-people = osobe, serveri ili *, razdvojeni zarezima
cli-takes-rooms = broj soba, najmanje 1
cli-takes-names = ljudi, sobe ili serveri sa svojom platformom, razdvojeni zapetama, na primer telegram:123, matrix:@anna:example.org, matrix:example.org
cli-telegram-fetches = Telegram: @{ $name }, preuzima novosti
cli-telegram-is-brought = Telegram: @{ $name }, webhook na { $listen }
cli-token-refused = Telegram ne poznaje bota kome token pripada. Proveri PALIFICO_TELEGRAM__TOKEN; BotFather prikazuje token pod /mybots.
cli-matrix-is-on = Matrix: { $name }, na { $homeserver }
cli-matrix-refused = Matrix ne pušta bota: { $reason }.
cli-redis-awaited = { $trouble } Pokušava se ponovo dok ne odgovori.
cli-stopping = Gasi se. Započeto se prvo dovršava.
cli-stopped = Ugašen.

## Announcing

cli-use-announce = reci svima koji igraju da bot pravi pauzu
cli-flag-in = za koliko počinje pauza; sam broj znači minute
cli-flag-for = koliko pauza traje
cli-flag-text = šta se još kaže, tvojim rečima
cli-flag-cancel = povuci ono što je najavljeno
cli-value-text = rečenica
cli-announce-needs = Reci kada bot pravi pauzu i koliko dugo, kao u „palifico announce --in 10m --for 5m“, ili to povuci pomoću --cancel.
cli-announce-alone = Stolovi su unutar programa koji radi, gde niko drugi ne može ništa da najavi. Napiši botu „najavi 10m 5m“ kao onaj ko ga vodi, ili čuvaj stolove u Redisu.
