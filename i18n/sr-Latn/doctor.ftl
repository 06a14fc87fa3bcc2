### What palifico doctor says. Names of variables, commands, files and settings of servers stay as they are.

doctor-flag-json = ispiši nalaze kao jedan JSON objekat, za programe
doctor-exit-codes = Izlazni kodovi za palifico doctor: 0 sve je u redu ili ima samo upozorenja; 1 greška; 2 komandna linija ne može da se izvrši.
doctor-version = Palifico { $version } uz Python { $python }.
doctor-settings-fit = Podešavanja su u redu.
# $subject is Redis, Telegram or Matrix
doctor-took-too-long = { $subject } ne stiže da na sve odgovori za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}. Da li je server preopterećen ili je mreža spora?
doctor-examination-fault = Provera za { $subject } nije uspela zbog greške u Palificu ({ $fault }). Prijavi je, molim te.

## Redis

doctor-redis-stores = Redis čuva ono što treba.
doctor-redis-keeps = Redis drži partije na disku. Uz appendfsync everysec nestanak struje odnosi sekundu-dve.
doctor-redis-disk-fails = Redis nije uspeo da piše na disk i možda odbija da čuva dok ne uspe. Razlog piše u njegovom dnevniku; često je disk pun.
doctor-redis-evicts-nothing = Redis ne izbacuje partije kad mu se napuni memorija (noeviction).
doctor-redis-has-memory = Redis ima još memorije.
doctor-redis-nearly-full = Redis je potrošio { $percent } % memorije. Kad se napuni, niko ne može da igra dalje: povećaj maxmemory ili ukloni ono što tu nije potrebno.
doctor-redis-sentinels = Ima dovoljno sentinela da odrede drugi glavni server ako ovaj otkaže.
doctor-redis-few-sentinels = Premalo je sentinela da se dogovore o drugom glavnom serveru, pa partije staju ako ovaj otkaže. Većina njih mora da radi i da zna za ostale; više kaže SENTINEL CKQUORUM.
doctor-redis-clocks-agree = Satovi Redisa i ovog računara se slažu.

## Telegram

doctor-telegram-knows = Telegram poznaje bota: @{ $name }.
doctor-telegram-token-unknown = Telegram ne poznaje bota čiji je token u PALIFICO_TELEGRAM__TOKEN. BotFather pokazuje pravi pod /mybots; opozvan token više nikad ne važi.
doctor-telegram-token-unknown-at = { $server } ne poznaje bota čiji je token u PALIFICO_TELEGRAM__TOKEN. Proveri token i da li PALIFICO_TELEGRAM__API_URL vodi do Bot API servera.
doctor-telegram-unreachable = { $server } nije dostupan. Sme li ovaj računar do njega i da li je PALIFICO_TELEGRAM__API_URL tačan?
doctor-telegram-in-trouble = { $server } ima poteškoća ili traži strpljenje. Probaj opet za koji minut.
doctor-telegram-groups-open = Bot može da se doda u grupe.
doctor-telegram-groups-closed = Bot ne može da se doda u grupe. Pošalji /setjoingroups BotFatheru, izaberi bota pa Enable.
doctor-telegram-hears-all = Privacy mode je isključen: bot čuje svaku ponudu otkucanu u grupi. U grupe u kojima je već bio za to treba da se doda ponovo.
doctor-telegram-hears-answers = Privacy mode je uključen: otkucana ponuda se čuje posle /bid ili kao odgovor botu, a tasteri uvek rade. Da bi se čula svaka ponuda, pošalji /setprivacy BotFatheru, izaberi bota pa Disable i dodaj bota u grupu ponovo.
doctor-telegram-inline = Inline mode je uključen: karte se u grupi biraju kucanjem imena bota.
doctor-telegram-not-inline = Inline mode je isključen, pa karte ne mogu da se biraju kucanjem imena bota. Pošalji /setinline BotFatheru, izaberi bota i pošalji tekst kao: Tvoje karte
doctor-telegram-fetched = Obaveštenja se preuzimaju i nijedan webhook ne smeta.
doctor-telegram-webhook-in-the-way = Telegram donosi obaveštenja na { $host }, iako treba da se preuzimaju. palifico run uklanja taj webhook kad krene; ako treba da ostane, zadaj PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-brought = Telegram donosi obaveštenja na { $host }.
doctor-telegram-no-webhook = Telegram još nema webhook. palifico run ga postavlja kad krene; ako već radi, u njegovom dnevniku piše zašto nije uspeo.
doctor-telegram-other-webhook = Telegram donosi obaveštenja na { $host } umesto na { $wanted }. palifico run to menja kad krene; ako se opet promeni, drugi program ima isti token.
doctor-telegram-wrong-webhook = Telegram donosi obaveštenja samo na https adresu, na portu 443, 80, 88 ili 8443. Ispravi PALIFICO_TELEGRAM__WEBHOOK_URL.
doctor-telegram-taken = Telegram u poslednjih sat vremena nije imao poteškoća s webhookom.
# $reason is what Telegram says, in English
doctor-telegram-not-taken = Telegram pre { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minuta
   *[other] { $minutes } minuta
} nije uspeo da preda obaveštenje: { $reason }. Da li palifico run radi i da li veb-server ispred njega prosleđuje /telegram na PALIFICO_TELEGRAM__WEBHOOK_LISTEN?
# $reason is what Telegram says, in English
doctor-telegram-certificate = Telegram ne veruje sertifikatu webhooka: { $reason }. Veb-serveru ispred bota treba važeći, sa svim sertifikatima do korenskog.
doctor-telegram-waiting = { $count ->
    [one] { $count } obaveštenje čeka kod Telegrama.
    [few] { $count } obaveštenja čekaju kod Telegrama.
   *[other] { $count } obaveštenja čeka kod Telegrama.
}
doctor-telegram-many-waiting = { $count ->
    [one] { $count } obaveštenje čeka kod Telegrama.
    [few] { $count } obaveštenja čekaju kod Telegrama.
   *[other] { $count } obaveštenja čeka kod Telegrama.
} Pokreni palifico run; ako već radi, prespor je ili nije dostupan, a više piše u njegovom dnevniku.
doctor-telegram-updates-complete = Telegram donosi sve vrste obaveštenja koje su potrebne.
doctor-telegram-updates-missing = Telegram ne donosi { $kinds }. Pokreni palifico run ponovo; on traži sve što je potrebno.
doctor-telegram-menu-told = Meni s komandama je postavljen.
doctor-telegram-menu-not-told = Meni s komandama nije od ove verzije. palifico run ga postavlja kad krene; ako ostane tako, u njegovom dnevniku piše menus-not-told.

## Matrix

doctor-matrix-can-encrypt = Poruke mogu da se šifruju, { $encrypted ->
    [on] a direktne sobe koje bot otvara su šifrovane.
   *[off] ali direktne sobe koje bot otvara nisu šifrovane, kako kaže PALIFICO_MATRIX__ENCRYPTED.
}
doctor-matrix-cannot-encrypt = Ništa ne može da se šifruje jer nedostaje vodozemac. Instaliraj Palifico ponovo, sa svim što mu treba.
doctor-matrix-answers = { $homeserver } odgovara i govori Matrix { $version }.
doctor-matrix-unreachable = { $homeserver } nije dostupan. Da li Matrix server radi i da li je PALIFICO_MATRIX__HOMESERVER tačan?
doctor-matrix-no-homeserver = { $homeserver } odgovara, ali nije Matrix server. PALIFICO_MATRIX__HOMESERVER mora da bude adresa koju koriste klijenti, često nalik na https://matrix.example.org
doctor-matrix-elsewhere = { $homeserver } nije Matrix server, ali kaže gde je. Zadaj za PALIFICO_MATRIX__HOMESERVER { $address }
doctor-matrix-too-old = { $homeserver } govori Matrix do verzije { $version }, a najstarija koja radi je 1.1. Server mora da se ažurira.
doctor-matrix-in-trouble = { $homeserver } odgovara greškom ({ $reason }). Probaj opet za koji minut; više piše u dnevniku servera.
doctor-matrix-folder-fits = U fascikli { $folder } može da se piše i zatvorena je za druge.
doctor-matrix-folder-in-use = S fasciklom { $folder } upravo radi bot.
doctor-matrix-folder-to-be-made = Fascikla { $folder } nastaje pri prvom pokretanju.
doctor-matrix-folder-not-writable = U fascikli { $folder } ne može da se piše. Neka PALIFICO_MATRIX__STORE navede onu koja pripada korisniku koji pokreće bota.
doctor-matrix-folder-open = Drugi mogu da vide šta je u fascikli { $folder }, u kojoj su ključevi bota. Zatvori je: chmod 700 { $folder }
doctor-matrix-folder-of-another = Fascikla { $folder } pripada botu { $user }. Svakom botu treba njegova: neka PALIFICO_MATRIX__STORE navede drugu.
doctor-matrix-file-spoilt = Datoteka { $file } ne može da se pročita. Vrati je iz kopije; ako kopije nema, obriši je i bot postaje nov uređaj.
doctor-matrix-device = { $user } je prijavljen kao uređaj { $device }.
doctor-matrix-first-login = { $user } još nema uređaj. palifico run se prijavljuje lozinkom; tek tada se vidi da li je tačna.
doctor-matrix-no-password-login = { $homeserver } nikog ne pušta lozinkom. Umesto nje zadaj PALIFICO_MATRIX__ACCESS_TOKEN i PALIFICO_MATRIX__DEVICE_ID.
doctor-matrix-token-dead = Pristupni token za { $user } više ne važi. Zadaj nov u PALIFICO_MATRIX__ACCESS_TOKEN ili lozinku u PALIFICO_MATRIX__PASSWORD.
doctor-matrix-token-renewed = Pristupni token uređaja { $device } više ne važi. palifico run ga ponovo prijavljuje lozinkom.
doctor-matrix-token-of-another = Pristupni token pripada korisniku { $other }, a ne { $user }. Ispravi PALIFICO_MATRIX__USER ili token.
doctor-matrix-token-of-another-device = Pristupni token pripada uređaju { $other }, a ne { $device }. Ispravi PALIFICO_MATRIX__DEVICE_ID ili token.
doctor-matrix-keys-fit = Ključevi u fascikli su ključevi uređaja.
doctor-matrix-keys-to-be-made = Uređaj još nema ključeve; pravi ih palifico run.
# $reason is what the system says
doctor-matrix-keys-not-read = Ključevi u fascikli nisu mogli da se pogledaju ({ $reason }). Pokreni palifico doctor kao korisnik koji pokreće bota, tamo gde mogu da se pišu privremene datoteke.
doctor-matrix-keys-lost = Ključevi uređaja { $device } nisu u fascikli, pa on ništa ne može da pročita. Vrati fasciklu iz kopije ili zadaj pristupni token novog uređaja.
doctor-matrix-keys-replaced = Ključevi uređaja { $device } nisu u fascikli, pa on ništa ne može da pročita. Vrati fasciklu iz kopije; ako kopije nema, palifico run se prijavljuje kao nov uređaj.
doctor-matrix-signed = Uređaj je potpisan ključevima samog bota.
doctor-matrix-signed-at-start = Uređaj još nije potpisan; palifico run to čini kad krene.
doctor-matrix-not-signed = Ključevi koji potpisuju uređaje bota nisu u fascikli, pa najstroži klijenti ne prikazuju ništa od njega. Vrati signing.json i pickle-key iz kopije ili resetuj ključeve za potpisivanje naloga bota u nekom klijentu i pokreni palifico run ponovo.
doctor-matrix-rooms = Bot je u { $count ->
    [one] { $count } sobi
    [few] { $count } sobe
   *[other] { $count } soba
}, a najviše ih je { $most }.
doctor-matrix-rooms-full = Bot je u { $count ->
    [one] { $count } sobi
    [few] { $count } sobe
   *[other] { $count } soba
} i odbija pozive od { $most } naviše. Povećaj PALIFICO_MATRIX__ROOMS ili ga izvadi iz soba koje niko ne koristi.
doctor-matrix-unlimited = Matrix server ne ograničava bota. Uz PALIFICO_MATRIX__GENEROUS=true bot na to računa.
doctor-matrix-generous = PALIFICO_MATRIX__GENEROUS kaže da Matrix server ne ograničava bota; to odavde ne može da se proveri.
# $request is a command line
doctor-matrix-limited = Odavde se ne vidi koliko Matrix server dozvoljava botu da šalje. Synapse obično prima deset poruka odjednom, a zatim jednu u pet sekundi; partije teku, ali bez reakcija na dodir. Administrator ukida ograničenje zahtevom koji sledi; zatim zadaj PALIFICO_MATRIX__GENEROUS=true. { $request }
