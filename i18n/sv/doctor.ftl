### What palifico doctor says. Names of variables, commands, files and settings of servers stay as they are.

doctor-flag-json = skriv ut fynden som ett JSON-objekt, för program
doctor-exit-codes = Slutkoder för palifico doctor: 0 inget är fel, eller bara varningar; 1 ett fel; 2 kommandoraden går inte att tolka.
doctor-version = Palifico { $version } med Python { $python }.
doctor-settings-fit = Inställningarna går ihop.
# $subject is Redis, Telegram or Matrix
doctor-took-too-long = { $subject } hann inte svara på allt inom { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Är servern överbelastad, eller är nätet långsamt?
doctor-examination-fault = Undersökningen av { $subject } misslyckades på grund av ett fel i Palifico ({ $fault }). Anmäl det gärna.

## Redis

doctor-redis-stores = Redis sparar det som ska sparas.
doctor-redis-keeps = Redis har partierna kvar på sin disk. Med appendfsync everysec kostar ett strömavbrott en sekund eller två av dem.
doctor-redis-disk-fails = Redis kunde inte skriva till sin disk och kan vägra att spara tills det går. Dess egen logg säger varför; ofta är disken full.
doctor-redis-evicts-nothing = Redis kastar inte bort några partier när minnet är fullt (noeviction).
doctor-redis-has-memory = Redis har minne kvar.
doctor-redis-nearly-full = Redis har använt { $percent } % av sitt minne. När det är fullt kan ingen spela vidare: höj maxmemory, eller ta bort annat som ligger där.
doctor-redis-sentinels = Det finns nog med sentineler för att utse en ny huvudserver om den här faller bort.
doctor-redis-few-sentinels = Det finns för få sentineler för att enas om en ny huvudserver, så partierna stannar om den här faller bort. De flesta av dem måste vara igång och känna till varandra; SENTINEL CKQUORUM säger mer.
doctor-redis-clocks-agree = Klockorna i Redis och på den här datorn går lika.

## Telegram

doctor-telegram-knows = Telegram känner till boten: @{ $name }.
doctor-telegram-token-unknown = Telegram känner inte till någon bot med den token som står i PALIFICO_TELEGRAM__TOKEN. BotFather visar den rätta under /mybots; en som har återkallats fungerar aldrig mer.
doctor-telegram-token-unknown-at = { $server } känner inte till någon bot med den token som står i PALIFICO_TELEGRAM__TOKEN. Kontrollera den, och att PALIFICO_TELEGRAM__API_URL leder till en Bot API-server.
doctor-telegram-unreachable = { $server } går inte att nå. Får den här datorn göra det, och stämmer PALIFICO_TELEGRAM__API_URL?
doctor-telegram-in-trouble = { $server } har problem eller ber om tålamod. Försök igen om några minuter.
doctor-telegram-groups-open = Boten kan läggas till i grupper.
doctor-telegram-groups-closed = Boten kan inte läggas till i grupper. Skicka /setjoingroups till BotFather, välj boten och Enable.
doctor-telegram-hears-all = Privacy mode är av: boten hör alla bud som skrivs i en grupp. I grupper där den redan fanns måste den läggas till på nytt för det.
doctor-telegram-hears-answers = Privacy mode är på: ett skrivet bud hörs efter /bid eller som svar till boten, och knapparna fungerar alltid. Vill du att alla skrivna bud ska höras skickar du /setprivacy till BotFather, väljer boten och Disable, och lägger till boten i gruppen på nytt.
doctor-telegram-inline = Inline mode är på: kort kan väljas i gruppen genom att skriva botens namn.
doctor-telegram-not-inline = Inline mode är av, så kort kan inte väljas genom att skriva botens namn. Skicka /setinline till BotFather, välj boten och skicka en text som: Dina kort
doctor-telegram-fetched = Uppdateringar hämtas, och ingen webhook är i vägen.
doctor-telegram-webhook-in-the-way = Telegram levererar uppdateringarna till { $host }, fast de ska hämtas. palifico run tar bort den webhooken när den startar; ange PALIFICO_TELEGRAM__WEBHOOK_URL om den ska vara kvar.
doctor-telegram-brought = Telegram levererar uppdateringarna till { $host }.
doctor-telegram-no-webhook = Telegram har ingen webhook än. palifico run ställer in den när den startar; om den är igång säger dess logg varför det inte gick.
doctor-telegram-other-webhook = Telegram levererar uppdateringarna till { $host } i stället för { $wanted }. palifico run ändrar det när den startar; om det ändras tillbaka har ett annat program samma token.
doctor-telegram-wrong-webhook = Telegram levererar bara till en https-adress, på port 443, 80, 88 eller 8443. Rätta PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-taken = Telegram har inte haft några problem med webhooken den senaste timmen.
# $reason is what Telegram says, in English
doctor-telegram-not-taken = Telegram kunde inte lämna över en uppdatering för { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
} sedan: { $reason }. Är palifico run igång, och skickar webbservern framför /telegram vidare till PALIFICO_TELEGRAM__WEBHOOK_LISTEN?
# $reason is what Telegram says, in English
doctor-telegram-certificate = Telegram litar inte på webhookens certifikat: { $reason }. Webbservern framför behöver ett giltigt, med alla certifikat upp till rotcertifikatet.
doctor-telegram-waiting = { $count ->
    [one] { $count } uppdatering väntar hos Telegram.
   *[other] { $count } uppdateringar väntar hos Telegram.
}
doctor-telegram-many-waiting = { $count ->
    [one] { $count } uppdatering väntar hos Telegram.
   *[other] { $count } uppdateringar väntar hos Telegram.
} Starta palifico run; om den är igång är den för långsam eller går inte att nå, och dess logg säger mer.
doctor-telegram-updates-complete = Telegram levererar alla slags uppdateringar som behövs.
doctor-telegram-updates-missing = Telegram levererar inte { $kinds }. Starta om palifico run; den ber om allt som behövs.
doctor-telegram-menu-told = Kommandomenyn är på plats.
doctor-telegram-menu-not-told = Kommandomenyn är inte den här versionens. palifico run ställer in den när den startar; om det förblir så står det menus-not-told i dess logg.

## Matrix

doctor-matrix-can-encrypt = Meddelanden kan krypteras, { $encrypted ->
    [on] och direktrum som boten öppnar är krypterade.
   *[off] men direktrum som boten öppnar är det inte, enligt PALIFICO_MATRIX__ENCRYPTED.
}
doctor-matrix-cannot-encrypt = Ingenting kan krypteras, för vodozemac saknas. Installera om Palifico med allt det kräver.
doctor-matrix-answers = { $homeserver } svarar och talar Matrix { $version }.
doctor-matrix-unreachable = { $homeserver } går inte att nå. Är hemservern igång, och stämmer PALIFICO_MATRIX__HOMESERVER?
doctor-matrix-no-homeserver = { $homeserver } svarar, men är ingen hemserver. PALIFICO_MATRIX__HOMESERVER måste vara den adress som klienter använder, ofta något i stil med https://matrix.example.org
doctor-matrix-elsewhere = { $homeserver } är ingen hemserver, men talar om var den finns. Sätt PALIFICO_MATRIX__HOMESERVER till { $address }
doctor-matrix-too-old = { $homeserver } talar Matrix upp till { $version }, och 1.1 är den äldsta som fungerar. Hemservern måste uppdateras.
doctor-matrix-in-trouble = { $homeserver } svarar med ett fel ({ $reason }). Försök igen om några minuter; hemserverns logg säger mer.
doctor-matrix-folder-fits = Mappen { $folder } går att skriva i och är stängd för andra.
doctor-matrix-folder-in-use = En bot är igång med mappen { $folder }.
doctor-matrix-folder-to-be-made = Mappen { $folder } skapas vid första starten.
doctor-matrix-folder-not-writable = Mappen { $folder } går inte att skriva i. Låt PALIFICO_MATRIX__STORE ange en som tillhör den som kör boten.
doctor-matrix-folder-open = Andra kan se in i mappen { $folder }, där botens nycklar ligger. Stäng den: chmod 700 { $folder }
doctor-matrix-folder-of-another = Mappen { $folder } tillhör { $user }. Varje bot behöver en egen: låt PALIFICO_MATRIX__STORE ange en annan.
doctor-matrix-file-spoilt = Filen { $file } går inte att läsa. Återställ den från en kopia; finns ingen, ta bort den, så blir boten en ny enhet.
doctor-matrix-device = { $user } är inloggad som enheten { $device }.
doctor-matrix-first-login = { $user } har ingen enhet än. palifico run loggar in med lösenordet; om det stämmer visar sig först då.
doctor-matrix-no-password-login = { $homeserver } släpper inte in någon med lösenord. Ange PALIFICO_MATRIX__ACCESS_TOKEN och PALIFICO_MATRIX__DEVICE_ID i stället.
doctor-matrix-token-dead = Åtkomsttoken för { $user } gäller inte längre. Ange en ny i PALIFICO_MATRIX__ACCESS_TOKEN, eller lösenordet i PALIFICO_MATRIX__PASSWORD.
doctor-matrix-token-renewed = Åtkomsttoken för enheten { $device } gäller inte längre. palifico run loggar in den igen med lösenordet.
doctor-matrix-token-of-another = Åtkomsttoken tillhör { $other }, inte { $user }. Rätta PALIFICO_MATRIX__USER eller token.
doctor-matrix-token-of-another-device = Åtkomsttoken tillhör enheten { $other }, inte { $device }. Rätta PALIFICO_MATRIX__DEVICE_ID eller token.
doctor-matrix-keys-fit = Nycklarna i mappen är enhetens.
doctor-matrix-keys-to-be-made = Enheten har inga nycklar än; palifico run skapar dem.
# $reason is what the system says
doctor-matrix-keys-not-read = Det gick inte att titta på nycklarna i mappen ({ $reason }). Kör palifico doctor som den användare som kör boten, där tillfälliga filer kan skrivas.
doctor-matrix-keys-lost = Nycklarna till enheten { $device } finns inte i mappen, så den kan inte läsa något. Återställ mappen från en kopia, eller ange åtkomsttoken för en ny enhet.
doctor-matrix-keys-replaced = Nycklarna till enheten { $device } finns inte i mappen, så den kan inte läsa något. Återställ mappen från en kopia; finns ingen loggar palifico run in som en ny enhet.
doctor-matrix-signed = Enheten är signerad med botens egna nycklar.
doctor-matrix-signed-at-start = Enheten är inte signerad än; palifico run gör det när den startar.
doctor-matrix-not-signed = Nycklarna som signerar botens enheter finns inte i mappen, så de strängaste klienterna visar ingenting av den. Återställ signing.json och pickle-key från en kopia, eller återställ signeringsnycklarna för botens konto i en klient och starta om palifico run.
doctor-matrix-rooms = Boten är i { $count ->
    [one] { $count } rum
   *[other] { $count } rum
} av högst { $most }.
doctor-matrix-rooms-full = Boten är i { $count ->
    [one] { $count } rum
   *[other] { $count } rum
} och tackar nej till inbjudningar från och med { $most }. Höj PALIFICO_MATRIX__ROOMS, eller ta ut den ur rum som ingen använder.
doctor-matrix-unlimited = Hemservern begränsar inte boten. Med PALIFICO_MATRIX__GENEROUS=true räknar den med det.
doctor-matrix-generous = PALIFICO_MATRIX__GENEROUS säger att hemservern inte begränsar boten; det går inte att kontrollera härifrån.
# $request is a command line
doctor-matrix-limited = Vad hemservern låter boten skicka syns inte härifrån. Synapse tar vanligen tio meddelanden på en gång och sedan ett var femte sekund; partierna går vidare, men utan reaktioner att trycka på. En administratör tar bort gränsen med anropet som följer; sätt sedan PALIFICO_MATRIX__GENEROUS=true. { $request }
