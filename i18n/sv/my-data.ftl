### Det som sägs om vad som sparas om någon: ”integritet”, ”mina data”, ”glöm mig”.

my-data-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}

my-data-kept = Det här sparas om dig: ditt namn och ditt nummer eller din adress så som chatten uppger dem, språket du har valt, borden du sitter vid med alla drag, och vilka meddelanden som visar dem för dig. Av allt annat som sägs här sparas ingenting.
my-data-kept-for = Det behövs för att spela, för att du ska kunna fortsätta där du var och för att kunna kontrollera tärningarna. De som sitter vid ditt bord ser ditt namn och dina drag; ingen annan får veta något.
my-data-kept-so-long = Allt raderas av sig självt: ett bord före partiet { $lobby } efter den senaste ändringen, och ett bord vars parti är slut { $finished } efter den. Ett parti som ingen spelar vidare på stängs { $running } efter det sista draget. Ditt språkval och uppgiften om vilket bord som är ditt raderas { $preferences } efter att de senast ändrades. I några minuter vet jag också när jag senast skrev till dig.
my-data-your-rights = Med ”mina data” får du alltihop som en fil, och med ”glöm mig” raderas det; skriv det till mig privat. Det som står i en chatt blir kvar där.
my-data-ask-me-alone = Vad som sparas om dig ska ingen annan se. Skriv ”{ $word }” till mig i en chatt med bara oss två.

my-data-here-it-is = { $tables ->
    [0] Här är allt som sparas om dig, i en fil. Du finns inte med vid något bord.
    [one] Här är allt som sparas om dig, i en fil: dina inställningar och din del av { $tables } bord.
   *[other] Här är allt som sparas om dig, i en fil: dina inställningar och din del av { $tables } bord.
}
my-data-nothing-kept = Ingenting sparas om dig.
my-data-file-is = Det här är allt som Palifico sparar om dig. Andra spelare är bara platser här, och stjärnan visar vilken som är din. Tider anges i UTC.
my-data-file-leaves-out = Det här finns inte med: slumpfröet till ett parti som pågår, för i det finns allas tärningar, och när boten senast skrev till dig, vilket är känt i några minuter för att chattens gränser ska hållas.
my-data-seat-number = plats { $number }

my-data-forget-sure = Då raderas allt som sparas om dig: dina inställningar, och ditt namn och nummer vid alla bord. Du lämnar de partier du är med i. Skriv ”glöm mig” en gång till inom { $within } om du är säker.
my-data-forgotten = { $tables ->
    [0] Klart. Dina inställningar är raderade; du fanns inte med vid något bord.
    [one] Klart. Dina inställningar är raderade, och likaså ditt namn och nummer vid { $tables } bord, där du nu heter ”Raderad spelare”. Partier som pågick har du lämnat.
   *[other] Klart. Dina inställningar är raderade, och likaså ditt namn och nummer vid { $tables } bord, där du nu heter ”Raderad spelare”. Partier som pågick har du lämnat.
}
my-data-forgotten-later = Allt gick inte att nå just nu. Resten raderas av sig självt så snart det går.
my-data-forgotten-elsewhere = Säkerhetskopior glömmer dig inom 30 dagar. Det som står i chattar blir kvar tills det tas bort där. Skriver du till mig igen börjar vi om från början.
my-data-deleted-player = { $number ->
    [1] Raderad spelare
   *[other] Raderad spelare { $number }
}
