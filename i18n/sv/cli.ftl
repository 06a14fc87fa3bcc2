### Kommandoraden. $flag, $value, $values, $known och $word visas som de skrevs.

cli-about = Palifico, ett spelbord för varje chatt.
cli-use-play = spela i terminalen mot datorspelare
cli-use-demo = se ett helt parti mellan datorspelare
cli-use-verify = kontrollera ett partis protokoll mot dess slumpfrö
cli-use-replay = gå igenom ett partis protokoll steg för steg
cli-use-version = visa versionen
cli-flag-game = vilket spel som spelas
cli-flag-computer = hur många datorspelare som sätter sig; i en demo hur många platser det finns
cli-flag-strength = hur starka de är
cli-flag-name = vad du kallas vid bordet
cli-flag-lang = vilket språk du vill ha
cli-flag-seed = slumpfröet för det första partiet, så att samma tärningar eller kort kommer igen
cli-flag-record = skriv partiets protokoll till den här filen
cli-flag-pace = hur många sekunder en datorspelare tar på sig för ett drag
cli-flag-usually = om inget anges: { $option }
cli-values = { $values }
cli-value-name = ett namn
cli-value-file = en fil som går att skriva
cli-value-hex = 2 till 128 hexadecimala siffror, ett jämnt antal
cli-no-value = ingenting
cli-wrong-value = { $flag } kan inte vara ”{ $value }”. Möjliga värden: { $values }.
cli-needs-value = { $flag } behöver ett värde. Möjliga värden: { $values }.
cli-unknown-word = ”{ $word }” finns inte. Välj mellan: { $known }.
cli-needs-record = Ange en enda fil, den med protokollet.
cli-cannot-read = Filen { $path } går inte att läsa som text.
cli-press-enter = Retur för nästa steg, q och Retur för att sluta:

## The doctor

cli-level-ok = ok
cli-level-warning = varning
cli-level-failure = fel
cli-doctor-line = { $level }: { $finding }
cli-languages-complete = { $count } språk är kompletta.
cli-language-broken = En språkfil går inte att läsa: { $fault }
cli-redis-inside = Borden finns bara i det här programmet och försvinner när det avslutas. Ange en Redis-server eller en mapp (embedded:MAPP) med --redis eller PALIFICO_REDIS_URL om de ska finnas kvar.
cli-redis-answers = Redis svarar, version { $version }.
cli-redis-too-old = Redis { $version } är för gammal: 7.0 är den äldsta som fungerar.
cli-redis-forgets = Redis glömmer partierna när den stannar. Slå på dess append-only-fil: appendonly yes
cli-redis-evicts = Redis kan kasta bort partier när minnet är fullt ({ $policy }). Ställ in: maxmemory-policy noeviction
cli-redis-clock = Klockorna i Redis och på den här datorn skiljer sig { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Tidsgränserna följer klockan i Redis.
cli-redis-wrong-address = Det är ingen adress till Redis. Den ser ut som redis://användare:lösenord@värd:6379/0; docs/redis.md visar de andra formerna.
cli-redis-unreachable = Redis går inte att nå. Är den igång, och stämmer adressen?
cli-redis-wrong-password = Redis godtar inte lösenordet. Kontrollera användaren och lösenordet i adressen.
cli-redis-not-allowed = Redis förbjuder sin användare ett kommando som behövs. I docs/redis.md står vad som måste tillåtas.
cli-redis-wrong-database = Redis har ingen databas med det numret. Ange en som finns i slutet av adressen, oftast 0.
cli-redis-read-only = Den här Redis-servern är en kopia och sparar ingenting. Använd huvudserverns adress, eller sentinelernas.
cli-redis-out-of-memory = Redis har slut på minne. Ge den mer, eller ta bort annat som ligger där.
cli-redis-loading = Redis läser fortfarande in sina data. Försök igen om en liten stund.
cli-redis-too-slow = Redis svarar inte i tid. Är den överbelastad, eller är nätet långsamt?
cli-redis-odd-error = Redis svarar med ett fel som är okänt här; dess egen logg säger mer.
cli-use-doctor = kontrollera att allt finns som ett bord behöver
cli-flag-redis = Redis-servern som sparar borden
cli-value-url = en adress

## Running it

cli-use-run = kör boten på de plattformar som inställningarna anger
cli-setting-unknown = Det finns ingen inställning { $name }.
cli-setting-meant = Det finns ingen inställning { $name }. Menade du { $nearest }?
cli-setting-missing = { $name } måste anges. Möjliga värden: { $values }.
cli-setting-wrong = { $name } kan inte ha det värdet. Möjliga värden: { $values }.
cli-setting-twice = Både { $name } och { $other } är angivna. Behåll den ena.
cli-setting-file = Filen som { $name } pekar på går inte att läsa som text.
cli-nothing-to-run = Det finns ingen plattform att köra på. För Telegram anger du i { $name } den token du fick av BotFather. För Matrix anger du { $other }.
cli-takes-store = embedded, embedded:MAPP eller en adress som redis://användare:lösenord@värd:6379/0; docs/redis.md visar de andra formerna
cli-takes-time = en tid som 36h, 7d eller, i sekunder, 600
cli-takes-token = en token som BotFather ger den: siffror, ett kolon, och bokstäver och siffror
cli-takes-address = en adress som börjar med https://
cli-takes-listen = en värd och en port, till exempel 127.0.0.1:8080
cli-takes-secret = 1 till 256 bokstäver, siffror, bindestreck och understreck
cli-takes-folder = en mapp som går att skriva i
cli-takes-user = ett namn som @palifico:example.org
cli-takes-people = personer, servrar eller *, åtskilda med komma
cli-takes-rooms = ett antal rum, minst 1
cli-takes-names = personer, rum eller servrar med sin plattform och kommatecken emellan, till exempel telegram:123, matrix:@anna:example.org, matrix:example.org
cli-telegram-fetches = Telegram: @{ $name }, hämtar uppdateringar
cli-telegram-is-brought = Telegram: @{ $name }, webhook på { $listen }
cli-token-refused = Telegram känner inte till den bot som token hör till. Kontrollera PALIFICO_TELEGRAM__TOKEN; BotFather visar den under /mybots.
cli-matrix-is-on = Matrix: { $name }, på { $homeserver }
cli-matrix-refused = Matrix släpper inte in boten: { $reason }.
cli-redis-awaited = { $trouble } Nya försök görs tills den svarar.
cli-stopping = Avslutar. Det som har börjat görs klart först.
cli-stopped = Avslutad.

## Announcing

cli-use-announce = meddela alla som spelar att boten tar paus en stund
cli-flag-in = hur lång tid det är till pausen; ett tal utan enhet är minuter
cli-flag-for = hur länge den varar
cli-flag-text = vad mer som ska sägas, med egna ord
cli-flag-cancel = ta tillbaka det som är meddelat
cli-value-text = en mening
cli-announce-needs = Säg när boten tar paus och hur länge, som i ”palifico announce --in 10m --for 5m”, eller ta tillbaka det med --cancel.
cli-announce-alone = Borden finns inne i programmet som körs, där ingen annan kan meddela något. Är du en av dem som driver boten kan du skriva ”meddela 10m 5m” till den; spara annars borden i Redis.
