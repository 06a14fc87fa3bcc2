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
cli-flag-seed = seme prve partije, da opet padnu iste kockice
cli-flag-record = upiši zapisnik partije u ovu datoteku
cli-flag-pace = koliko sekundi računar razmišlja o potezu
cli-flag-usually = ako se ne navede: { $option }
cli-values = { $values }
cli-value-name = ime
cli-value-file = datoteka
cli-value-hex = heksadecimalne cifre
cli-no-value = ništa
cli-wrong-value = { $flag } ne može da bude „{ $value }“. Moguće: { $values }.
cli-needs-value = Uz { $flag } mora da stoji vrednost. Moguće: { $values }.
cli-unknown-word = „{ $word }“ ne postoji. Moguće: { $known }.
cli-needs-record = Navedi jednu datoteku, onu sa zapisnikom.
cli-cannot-read = Datoteka { $path } ne može da se pročita kao tekst.
cli-press-enter = Enter za sledeći korak, q i Enter za kraj:
