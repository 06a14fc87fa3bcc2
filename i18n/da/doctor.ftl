### What palifico doctor says. Names of variables, commands, files and settings of servers stay as they are.

doctor-flag-json = skriv fundene som ét JSON-objekt, til programmer
doctor-exit-codes = Slutkoder for palifico doctor: 0 intet er galt, eller kun advarsler; 1 en fejl; 2 kommandolinjen kan ikke følges.
doctor-version = Palifico { $version } med Python { $python }.
doctor-settings-fit = Indstillingerne passer sammen.
# $subject is Redis, Telegram or Matrix
doctor-took-too-long = { $subject } nåede ikke at svare på alt inden for { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Er serveren overbelastet, eller er netværket langsomt?
doctor-examination-fault = Undersøgelsen af { $subject } mislykkedes på grund af en fejl i Palifico ({ $fault }). Meld den gerne.

## Redis

doctor-redis-stores = Redis gemmer det, den skal.
doctor-redis-keeps = Redis har spillene på sin disk. Med appendfsync everysec koster et strømsvigt et sekund eller to af dem.
doctor-redis-disk-fails = Redis kunne ikke skrive til sin disk og nægter måske at gemme, indtil den kan. Dens egen log siger hvorfor; tit er disken fuld.
doctor-redis-evicts-nothing = Redis smider ingen spil væk, når hukommelsen er fuld (noeviction).
doctor-redis-has-memory = Redis har hukommelse tilbage.
doctor-redis-nearly-full = Redis har brugt { $percent } % af sin hukommelse. Når den er fuld, kan ingen spille videre: Hæv maxmemory, eller fjern andet, der ligger der.
doctor-redis-sentinels = Der er sentineler nok til at udpege en ny hovedserver, hvis denne falder ud.
doctor-redis-few-sentinels = Der er for få sentineler til at blive enige om en ny hovedserver, så spillene går i stå, hvis denne falder ud. De fleste af dem skal køre og kende hinanden; SENTINEL CKQUORUM siger mere.
doctor-redis-clocks-agree = Urene i Redis og på denne maskine går ens.

## Telegram

doctor-telegram-knows = Telegram kender botten: @{ $name }.
doctor-telegram-token-unknown = Telegram kender ingen bot med den token, der står i PALIFICO_TELEGRAM__TOKEN. BotFather viser den rigtige under /mybots; en, der er trukket tilbage, virker aldrig igen.
doctor-telegram-token-unknown-at = { $server } kender ingen bot med den token, der står i PALIFICO_TELEGRAM__TOKEN. Tjek den, og om PALIFICO_TELEGRAM__API_URL fører til en Bot API-server.
doctor-telegram-unreachable = { $server } kan ikke nås. Må denne maskine det, og er PALIFICO_TELEGRAM__API_URL rigtig?
doctor-telegram-in-trouble = { $server } har problemer eller beder om tålmodighed. Prøv igen om et par minutter.
doctor-telegram-groups-open = Botten kan føjes til grupper.
doctor-telegram-groups-closed = Botten kan ikke føjes til grupper. Send /setjoingroups til BotFather, vælg botten og Enable.
doctor-telegram-hears-all = Privacy mode er slået fra: Botten hører hvert bud, der skrives i en gruppe. I grupper, hvor den allerede var, skal den tilføjes på ny for det.
doctor-telegram-hears-answers = Privacy mode er slået til: Et skrevet bud høres efter /bid eller som svar til botten, og knapperne virker altid. Skal alle skrevne bud høres, så send /setprivacy til BotFather, vælg botten og Disable, og føj botten til gruppen på ny.
doctor-telegram-inline = Inline mode er slået til: Kort kan vælges i gruppen ved at skrive bottens navn.
doctor-telegram-not-inline = Inline mode er slået fra, så kort kan ikke vælges ved at skrive bottens navn. Send /setinline til BotFather, vælg botten, og send en tekst som: Dine kort
doctor-telegram-fetched = Opdateringer hentes, og ingen webhook er i vejen.
doctor-telegram-webhook-in-the-way = Telegram bringer opdateringerne til { $host }, selv om de skal hentes. palifico run fjerner den webhook, når den starter; sæt PALIFICO_TELEGRAM__WEBHOOK_URL, hvis den skal blive.
doctor-telegram-brought = Telegram bringer opdateringerne til { $host }.
doctor-telegram-no-webhook = Telegram har ingen webhook endnu. palifico run sætter den, når den starter; kører den allerede, siger dens log, hvorfor det ikke gik.
doctor-telegram-other-webhook = Telegram bringer opdateringerne til { $host } i stedet for { $wanted }. palifico run ændrer det, når den starter; ændres det tilbage, har et andet program samme token.
doctor-telegram-wrong-webhook = Telegram bringer kun opdateringer til en https-adresse, på port 443, 80, 88 eller 8443. Ret PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-taken = Telegram har ikke haft problemer med webhooken den seneste time.
# $reason is what Telegram says, in English
doctor-telegram-not-taken = Telegram kunne ikke aflevere en opdatering for { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
} siden: { $reason }. Kører palifico run, og sender webserveren foran /telegram videre til PALIFICO_TELEGRAM__WEBHOOK_LISTEN?
# $reason is what Telegram says, in English
doctor-telegram-certificate = Telegram stoler ikke på webhookens certifikat: { $reason }. Webserveren foran skal have et gyldigt, med alle certifikater op til rodcertifikatet.
doctor-telegram-waiting = { $count ->
    [one] { $count } opdatering venter hos Telegram.
   *[other] { $count } opdateringer venter hos Telegram.
}
doctor-telegram-many-waiting = { $count ->
    [one] { $count } opdatering venter hos Telegram.
   *[other] { $count } opdateringer venter hos Telegram.
} Start palifico run; kører den allerede, er den for langsom eller kan ikke nås, og dens log siger mere.
doctor-telegram-updates-complete = Telegram bringer alle slags opdateringer, der er brug for.
doctor-telegram-updates-missing = Telegram bringer ikke { $kinds }. Start palifico run på ny; den beder om alt, der er brug for.
doctor-telegram-menu-told = Kommandomenuen er på plads.
doctor-telegram-menu-not-told = Kommandomenuen er ikke denne versions. palifico run sætter den, når den starter; forbliver det sådan, står der menus-not-told i dens log.

## Matrix

doctor-matrix-can-encrypt = Beskeder kan krypteres, { $encrypted ->
    [on] og direkte rum, som botten åbner, er krypterede.
   *[off] men direkte rum, som botten åbner, er det ikke, som PALIFICO_MATRIX__ENCRYPTED siger.
}
doctor-matrix-cannot-encrypt = Intet kan krypteres, for vodozemac mangler. Installér Palifico igen med alt, hvad det kræver.
doctor-matrix-answers = { $homeserver } svarer og taler Matrix { $version }.
doctor-matrix-unreachable = { $homeserver } kan ikke nås. Kører hjemmeserveren, og er PALIFICO_MATRIX__HOMESERVER rigtig?
doctor-matrix-no-homeserver = { $homeserver } svarer, men er ingen hjemmeserver. PALIFICO_MATRIX__HOMESERVER skal være den adresse, som klienter bruger, tit en som https://matrix.example.org
doctor-matrix-elsewhere = { $homeserver } er ingen hjemmeserver, men siger, hvor den er. Sæt PALIFICO_MATRIX__HOMESERVER til { $address }
doctor-matrix-too-old = { $homeserver } taler Matrix op til { $version }, og 1.1 er den ældste, der virker. Hjemmeserveren skal opdateres.
doctor-matrix-in-trouble = { $homeserver } svarer med en fejl ({ $reason }). Prøv igen om et par minutter; hjemmeserverens log siger mere.
doctor-matrix-folder-fits = Mappen { $folder } kan skrives og er lukket for andre.
doctor-matrix-folder-in-use = En bot kører med mappen { $folder }.
doctor-matrix-folder-to-be-made = Mappen { $folder } laves ved første start.
doctor-matrix-folder-not-writable = Mappen { $folder } kan ikke skrives. Lad PALIFICO_MATRIX__STORE angive en, der tilhører den, som kører botten.
doctor-matrix-folder-open = Andre kan se ind i mappen { $folder }, hvor bottens nøgler ligger. Luk den: chmod 700 { $folder }
doctor-matrix-folder-of-another = Mappen { $folder } tilhører { $user }. Hver bot skal have sin egen: Lad PALIFICO_MATRIX__STORE angive en anden.
doctor-matrix-file-spoilt = Filen { $file } kan ikke læses. Gendan den fra en kopi; er der ingen, så slet den, og botten bliver en ny enhed.
doctor-matrix-device = { $user } er logget ind som enheden { $device }.
doctor-matrix-first-login = { $user } har ingen enhed endnu. palifico run logger ind med adgangskoden; om den er rigtig, ses først da.
doctor-matrix-no-password-login = { $homeserver } lukker ingen ind med adgangskode. Angiv PALIFICO_MATRIX__ACCESS_TOKEN og PALIFICO_MATRIX__DEVICE_ID i stedet.
doctor-matrix-token-dead = Adgangstoken for { $user } gælder ikke længere. Angiv en ny i PALIFICO_MATRIX__ACCESS_TOKEN, eller adgangskoden i PALIFICO_MATRIX__PASSWORD.
doctor-matrix-token-renewed = Adgangstoken for enheden { $device } gælder ikke længere. palifico run logger den ind igen med adgangskoden.
doctor-matrix-token-of-another = Adgangstoken tilhører { $other }, ikke { $user }. Ret PALIFICO_MATRIX__USER eller token.
doctor-matrix-token-of-another-device = Adgangstoken tilhører enheden { $other }, ikke { $device }. Ret PALIFICO_MATRIX__DEVICE_ID eller token.
doctor-matrix-keys-fit = Nøglerne i mappen er enhedens.
doctor-matrix-keys-to-be-made = Enheden har ingen nøgler endnu; palifico run laver dem.
# $reason is what the system says
doctor-matrix-keys-not-read = Nøglerne i mappen kunne ikke ses efter ({ $reason }). Kør palifico doctor som den bruger, der kører botten, hvor midlertidige filer kan skrives.
doctor-matrix-keys-lost = Nøglerne til enheden { $device } er ikke i mappen, så den kan intet læse. Gendan mappen fra en kopi, eller angiv adgangstoken for en ny enhed.
doctor-matrix-keys-replaced = Nøglerne til enheden { $device } er ikke i mappen, så den kan intet læse. Gendan mappen fra en kopi; er der ingen, logger palifico run ind som en ny enhed.
doctor-matrix-signed = Enheden er signeret med bottens egne nøgler.
doctor-matrix-signed-at-start = Enheden er ikke signeret endnu; palifico run gør det, når den starter.
doctor-matrix-not-signed = Nøglerne, der signerer bottens enheder, er ikke i mappen, så de strengeste klienter viser intet af den. Gendan signing.json og pickle-key fra en kopi, eller nulstil signeringsnøglerne for bottens konto i en klient, og start palifico run på ny.
doctor-matrix-rooms = Botten er i { $count ->
    [one] { $count } rum
   *[other] { $count } rum
} af højst { $most }.
doctor-matrix-rooms-full = Botten er i { $count ->
    [one] { $count } rum
   *[other] { $count } rum
} og siger nej til invitationer fra { $most }. Hæv PALIFICO_MATRIX__ROOMS, eller tag den ud af rum, som ingen bruger.
doctor-matrix-unlimited = Hjemmeserveren begrænser ikke botten. Med PALIFICO_MATRIX__GENEROUS=true regner den med det.
doctor-matrix-generous = PALIFICO_MATRIX__GENEROUS siger, at hjemmeserveren ikke begrænser botten; det kan ikke tjekkes herfra.
# $request is a command line
doctor-matrix-limited = Hvad hjemmeserveren lader botten sende, kan ikke ses herfra. Synapse tager som regel ti beskeder på én gang og derefter én hvert femte sekund; spillene går videre, men uden reaktioner at trykke på. En administrator ophæver grænsen med det følgende kald; sæt derefter PALIFICO_MATRIX__GENEROUS=true. { $request }
