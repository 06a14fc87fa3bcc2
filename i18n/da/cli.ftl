### The command line. $flag, $value, $values, $known and $word are printed as they were typed.

cli-about = Palifico, et spillebord til enhver chat.
cli-use-play = spil i denne terminal mod computerspillere
cli-use-demo = se et helt spil mellem computerspillere
cli-use-verify = kontrollér protokollen over et spil mod startværdien
cli-use-replay = gennemgå protokollen over et spil trin for trin
cli-use-version = vis versionen
cli-flag-game = hvilket spil der spilles
cli-flag-computer = hvor mange computerspillere der er med; i en demo: hvor mange pladser der er
cli-flag-strength = hvor stærke de er
cli-flag-name = hvad du hedder ved bordet
cli-flag-lang = hvilket sprog du bliver tiltalt på
cli-flag-seed = startværdien for det første spil, så de samme terninger eller kort kommer igen
cli-flag-record = gem protokollen over spillet i denne fil
cli-flag-pace = hvor mange sekunder en computerspiller er om et træk
cli-flag-usually = hvis intet angives: { $option }
cli-values = { $values }
cli-value-name = et navn
cli-value-file = en fil, der kan skrives til
cli-value-hex = 2 til 128 hexadecimale cifre, et lige antal
cli-no-value = ingenting
cli-wrong-value = { $flag } kan ikke være ”{ $value }”. Mulige værdier: { $values }.
cli-needs-value = { $flag } mangler en værdi. Mulige værdier: { $values }.
cli-unknown-word = ”{ $word }” findes ikke. Du kan vælge: { $known }.
cli-needs-record = Angiv filen med protokollen, og kun den.
cli-cannot-read = Filen { $path } kan ikke læses som tekst.
cli-press-enter = Enter for næste trin, q og Enter for at slutte:

## The doctor

cli-level-ok = ok
cli-level-warning = advarsel
cli-level-failure = fejl
cli-doctor-line = { $level }: { $finding }
cli-languages-complete = { $count } sprog er komplette.
cli-language-broken = En sprogfil kan ikke læses: { $fault }
cli-redis-inside = Bordene findes kun i dette program og forsvinder, når det slutter. Angiv en Redis-server eller en mappe (embedded:MAPPE) med --redis eller PALIFICO_REDIS_URL for at beholde dem.
cli-redis-answers = Redis svarer, version { $version }.
cli-redis-too-old = Redis { $version } er for gammel: 7.0 er den ældste, der virker.
cli-redis-forgets = Redis glemmer spillene, når den stopper. Slå dens append-only-fil til: appendonly yes
cli-redis-evicts = Redis kan smide spil væk, når hukommelsen er fuld ({ $policy }). Sæt: maxmemory-policy noeviction
cli-redis-clock = Urene i Redis og på denne maskine er { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} fra hinanden. Tidsfrister følger uret i Redis.
cli-redis-wrong-address = Det er ikke en adresse på Redis. Den ser ud som redis://bruger:adgangskode@vært:6379/0; docs/redis.md har de andre former.
cli-redis-unreachable = Redis kan ikke nås. Kører den, og er adressen rigtig?
cli-redis-wrong-password = Redis afviser adgangskoden. Tjek brugeren og adgangskoden i adressen.
cli-redis-not-allowed = Redis forbyder sin bruger en kommando, der er nødvendig. docs/redis.md viser, hvad der skal tillades.
cli-redis-wrong-database = Redis har ingen database med det nummer. Sæt en, der findes, sidst i adressen, som regel 0.
cli-redis-read-only = Denne Redis er en kopi og gemmer intet. Brug hovedserverens adresse eller sentinelernes.
cli-redis-out-of-memory = Redis har ikke mere hukommelse. Giv den mere, eller fjern andet, der ligger der.
cli-redis-loading = Redis er stadig ved at indlæse sine data. Prøv igen om lidt.
cli-redis-too-slow = Redis svarer ikke i tide. Er den overbelastet, eller er netværket langsomt?
cli-redis-odd-error = Redis svarer med en fejl, der er ukendt her; dens egen log siger mere.
cli-use-doctor = tjek, at alt det er der, som et bord har brug for
cli-flag-redis = Redis-serveren, der gemmer bordene
cli-value-url = en adresse

## Running it

cli-use-run = kør botten på de platforme, som indstillingerne angiver
cli-setting-unknown = Der er ingen indstilling { $name }.
cli-setting-meant = Der er ingen indstilling { $name }. Mente du { $nearest }?
cli-setting-missing = { $name } skal angives. Mulige værdier: { $values }.
cli-setting-wrong = { $name } kan ikke have den værdi. Mulige værdier: { $values }.
cli-setting-twice = Både { $name } og { $other } er angivet. Behold den ene.
cli-setting-file = Filen, som { $name } peger på, kan ikke læses som tekst.
cli-nothing-to-run = Der er ingen platform at køre på. Til Telegram sætter du { $name } til den token, du fik af BotFather. Til Matrix sætter du { $other }.
cli-takes-store = embedded, embedded:MAPPE eller en adresse som redis://bruger:adgangskode@vært:6379/0; docs/redis.md har de andre former
cli-takes-time = en tid som 36h, 7d eller, i sekunder, 600
cli-takes-token = en token, som BotFather giver den: cifre, et kolon og bogstaver og cifre
cli-takes-address = en adresse, der begynder med https://
cli-takes-listen = en vært og en port, for eksempel 127.0.0.1:8080
cli-takes-secret = 1 til 256 bogstaver, cifre, bindestreger og understregninger
cli-takes-folder = en mappe, der kan skrives i
cli-takes-user = et navn som @palifico:example.org
cli-takes-people = personer, servere eller *, adskilt med komma
cli-takes-rooms = et antal rum, mindst 1
cli-takes-names = personer, rum eller servere med deres platform og komma imellem, for eksempel telegram:123, matrix:@anna:example.org, matrix:example.org
cli-telegram-fetches = Telegram: @{ $name }, henter opdateringer
cli-telegram-is-brought = Telegram: @{ $name }, webhook på { $listen }
cli-token-refused = Telegram kender ikke den bot, som denne token hører til. Kontrollér PALIFICO_TELEGRAM__TOKEN; BotFather viser den under /mybots.
cli-matrix-is-on = Matrix: { $name }, på { $homeserver }
cli-matrix-refused = Matrix lukker ikke botten ind: { $reason }.
cli-redis-awaited = { $trouble } Der prøves igen, indtil den svarer.
cli-stopping = Stopper. Det, der er begyndt, gøres først færdigt.
cli-stopped = Stoppet.

## Announcing

cli-use-announce = sig til alle, der spiller, at botten holder pause
cli-flag-in = hvor lang tid der er til pausen; et tal alene er minutter
cli-flag-for = hvor længe den varer
cli-flag-text = hvad der ellers siges, med dine egne ord
cli-flag-cancel = træk det tilbage, der er varslet
cli-value-text = en sætning
cli-announce-needs = Sig, hvornår botten holder pause og hvor længe, som i ”palifico announce --in 10m --for 5m”, eller træk det tilbage med --cancel.
cli-announce-alone = Bordene er inde i det program, der kører, hvor ingen anden kan melde noget. Skriv ”bekendtgør 10m 5m” til botten som den, der driver den, eller gem bordene i Redis.
