### The table: lobby, turns, news and answers, whatever is played.
### $name and $player are names; a name is never inflected.

## Spans of time

table-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
table-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minuta
   *[other] { $count } minuta
}
table-hours = { $count ->
    [one] { $count } sat
    [few] { $count } sata
   *[other] { $count } sati
}

## The turn time. $span is one of the spans above, in the nominative.

table-turn-time = { $span } po potezu
table-no-turn-time = bez ograničenja vremena
table-turn-time-rule = Kad prođe { $span } bez poteza, sto igra umesto igrača; podsetnik stiže posle dve trećine tog vremena. Posle dva takva poteza zaredom mesto preuzima računar, dok se igrač opet ne javi.
table-no-turn-time-rule = Svako može da razmišlja koliko hoće.

## The lobby. $game is a game's title, $strength one of the strengths.

table-lobby-title = { $game }: sto je otvoren.
table-game-played = igra: { $game }
table-sits = { $name }
table-sits-as-host = { $name } (domaćin)
table-sits-as-computer = { $name } (računar, { $strength })
table-easy = lako
table-normal = normalno
table-at-the-table = Za stolom: { $players }.
table-nobody-sits = Za stolom još nema nikoga.
table-options-are = Opcije: { $options }.
table-lobby-hint = Napiši „ulazim“ da sedneš za sto, „računar“ da dodaš računar, „opcije“ da vidiš šta može da se promeni, „počni“ za početak.
table-key-join = Ulazim
table-key-leave = Izlazim
table-key-computer = Dodaj računar
table-key-options = Opcije
table-key-back = Nazad
table-key-deal = Počni
table-key-again = Ponovo
table-key-lobby = Otvori sto

## What happens. $by is the name of whoever did it, $option an option's outcome.

table-joins = { $name } seda za sto.
table-computer-joins = { $name } seda za sto (računar, { $strength }).
table-joins-next = { $name } ulazi u sledeću partiju.
table-gets-up = { $name } ustaje od stola.
table-is-sent-away = { $name } mora da ustane od stola; tako kaže { $by }.
table-is-host-now = Domaćin je sada { $name }.
table-option-now = Od sada: { $option }.
table-option-also = Uz to i: { $option }.
table-begins = { $game }: partija počinje. Sve što zavisi od sreće već je određeno; otisak je { $commitment }. Posle partije dobijaš seme za proveru.
table-reminder = { $player }, i dalje si na potezu. Još { $left } i sto igra umesto tebe.
table-time-is-up = { $player } ne stiže na vreme: potez igra sto.
table-stands-in = { $player } se ne javlja. Do povratka na tom mestu igra računar.
table-comes-back = { $player } je opet tu.
table-will-close = { $player }, i dalje si na potezu. Ako niko ne odigra, partija se zatvara; vreme do tada: { $left }.
table-closed-at-rest = Dugo niko nije odigrao potez: na potezu je { $player }. Sto se zatvara.
table-cannot-be-reached = { $player } ne prima moje privatne poruke. { $player }, javi mi se privatno; sto čeka.
table-game-ends = { $game }: kraj partije.
table-place-taken = { $rank }. mesto: { $players }.
table-place-of-leaver = { $rank }. mesto: { $players } (izlazak iz igre).
table-seed-is = Seme je bilo { $seed }.
table-over-hint = Napiši „ponovo“ za novu partiju sa istim igračima ili „igraj“ da se sto opet otvori.
table-stopped-by = { $name } zatvara sto.
table-deserted = Nikog više nema, pa se sto zatvara.
table-log-line = { $number }. { $line }
table-log-page = Istorija, strana { $page } od { $pages }; najnovije je na strani 1.

## Answers to one person

table-no-table = Ovde nema stola. Napiši „igraj“ da ga otvoriš.
table-table-stands = Sto je već otvoren. Napiši „ulazim“ da sedneš.
table-game-runs = To mora da sačeka kraj partije.
table-no-game-runs = Trenutno nema partije. Domaćin je pokreće sa „počni“.
table-faceless = Ovo je poruka u ime grupe ili kanala i niko ne vidi ko si. Pritisni dugme da sedneš ili piši pod svojim imenom.
table-already-sits = Već sediš za stolom.
table-waits-already = Već imaš mesto u sledećoj partiji.
table-has-place-next = Imaš mesto u sledećoj partiji.
table-does-not-sit = Ne sediš za ovim stolom. Napiši „ulazim“ da igraš.
table-no-hand = Ne igraš, pa ovde nemaš ništa skriveno. Napiši „ulazim“ da dobiješ mesto.
table-only-host = To može samo domaćin, a to je { $host }.
table-table-full = Sto je pun: ima { $seats ->
    [one] { $seats } mesto
    [few] { $seats } mesta
   *[other] { $seats } mesta
}.
table-too-few-players = Za igru treba najmanje { $least ->
    [one] { $least } igrač
    [few] { $least } igrača
   *[other] { $least } igrača
}. Napiši „računar“ da i računar sedne za sto.
table-nobody-called = Niko s tim imenom ne sedi ovde. Za stolom: { $names }.
table-which-game = Takva igra ne postoji. Možeš da izabereš: { $games }.
table-which-strength = Takav računar ne postoji. Možeš da izabereš: { $strengths }.
table-which-option = Takva opcija ne postoji. Možeš da izabereš: { $options }.
table-which-value = „{ $option }“ može da bude: { $values }.
table-word = { $word }
table-name = { $name }
table-stop-sure = Time se sto zatvara za sve. Ako to stvarno želiš, napiši „zatvori“ još jednom.
table-turn-is-over = Taj potez je već prošao.
table-not-a-move = „{ $text }“ ovde nije potez. Napiši „pomoć“ da vidiš šta sve možeš.
table-not-understood = Ne razumem. Napiši „pomoć“ da vidiš šta sve možeš.
table-try-again = To sada nije uspelo i ništa se nije promenilo. Probaj opet za koji trenutak.
table-in-doubt = Ne znam da li se to računa. Pogledaj sto, pa ponovi ako se ništa nije promenilo.
table-symbols-now = { $on ->
    [on] Karte se sada pišu simbolima, na primer Q♥. „simboli ne“ vraća reči.
   *[off] Karte se sada pišu rečima.
}
table-language-now = Od sada ti pišem na srpskom.
table-which-language = Taj jezik ne znam. Možeš da izabereš: { $languages }.
table-privacy = Čuva se sledeće: tvoje ime i jezik onako kako ih navodi ovaj čet, partije koje igraš sa svim potezima i koje ih poruke prikazuju. To služi za igru i za proveru kockica, ne daje se nikome i samo se briše neko vreme posle poslednjeg poteza. Ono što piše ovde u četu, ostaje ovde.
table-help = Pre partije: ulazim, izlazim, računar, izbaci IME, opcije, počni. U partiji: ruka, stanje, istorija, izlazim. Uvek: igraj, pravila, ponovo, zatvori, jezik NAZIV, podešavanja sobe, simboli, privatnost, pomoć. U pravilima („pravila“) piše i kako se zapisuje potez.
table-rules-title = Pravila igre: { $game }
table-rules-here = Za ovim stolom:
table-option-line = { $option }: { $rule }
table-option-word = { $option } („{ $word }“: { $values })
