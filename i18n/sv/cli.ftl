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
cli-flag-seed = slumpfröet för det första partiet, så att tärningarna faller likadant igen
cli-flag-record = skriv partiets protokoll till den här filen
cli-flag-pace = hur många sekunder en datorspelare tar på sig för ett drag
cli-flag-usually = om inget anges: { $option }
cli-values = { $values }
cli-value-name = ett namn
cli-value-file = en fil
cli-value-hex = hexadecimala siffror
cli-no-value = ingenting
cli-wrong-value = { $flag } kan inte vara ”{ $value }”. Möjliga värden: { $values }.
cli-needs-value = { $flag } behöver ett värde. Möjliga värden: { $values }.
cli-unknown-word = ”{ $word }” finns inte. Välj mellan: { $known }.
cli-needs-record = Ange en enda fil, den med protokollet.
cli-cannot-read = Filen { $path } går inte att läsa som text.
cli-press-enter = Retur för nästa steg, q och Retur för att sluta:
