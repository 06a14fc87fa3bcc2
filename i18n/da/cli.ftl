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
cli-flag-seed = startværdien for det første spil, så de samme slag falder igen
cli-flag-record = gem protokollen over spillet i denne fil
cli-flag-pace = hvor mange sekunder en computerspiller er om et træk
cli-flag-usually = hvis intet angives: { $option }
cli-values = { $values }
cli-value-name = et navn
cli-value-file = en fil
cli-value-hex = hexadecimale cifre
cli-no-value = ingenting
cli-wrong-value = { $flag } kan ikke være ”{ $value }”. Mulige værdier: { $values }.
cli-needs-value = { $flag } mangler en værdi. Mulige værdier: { $values }.
cli-unknown-word = ”{ $word }” findes ikke. Du kan vælge: { $known }.
cli-needs-record = Angiv filen med protokollen, og kun den.
cli-cannot-read = Filen { $path } kan ikke læses som tekst.
cli-press-enter = Enter for næste trin, q og Enter for at slutte:
