### Liar's Dice. Rules are cited by number from docs/rules/liars-dice.md.
### $player, $bidder, $opener, $after and $winner are names; $claim is what a bid says.
### The .object form of a claim is the accusative: „Ana nudi 1 trojku“.
### Terms: ponuda (bid), dići (raise), broj (face), količina (quantity), „tačno“ (the exact call).

liars-dice-title = Lažljive kockice
liars-dice-claim = { $face ->
    [1] { $quantity ->
        [one] { $quantity } jedinica
        [few] { $quantity } jedinice
       *[other] { $quantity } jedinica
    }
    [2] { $quantity ->
        [one] { $quantity } dvojka
        [few] { $quantity } dvojke
       *[other] { $quantity } dvojki
    }
    [3] { $quantity ->
        [one] { $quantity } trojka
        [few] { $quantity } trojke
       *[other] { $quantity } trojki
    }
    [4] { $quantity ->
        [one] { $quantity } četvorka
        [few] { $quantity } četvorke
       *[other] { $quantity } četvorki
    }
    [5] { $quantity ->
        [one] { $quantity } petica
        [few] { $quantity } petice
       *[other] { $quantity } petica
    }
   *[6] { $quantity ->
        [one] { $quantity } šestica
        [few] { $quantity } šestice
       *[other] { $quantity } šestica
    }
}
    .object = { $face ->
        [1] { $quantity ->
            [one] { $quantity } jedinicu
            [few] { $quantity } jedinice
           *[other] { $quantity } jedinica
        }
        [2] { $quantity ->
            [one] { $quantity } dvojku
            [few] { $quantity } dvojke
           *[other] { $quantity } dvojki
        }
        [3] { $quantity ->
            [one] { $quantity } trojku
            [few] { $quantity } trojke
           *[other] { $quantity } trojki
        }
        [4] { $quantity ->
            [one] { $quantity } četvorku
            [few] { $quantity } četvorke
           *[other] { $quantity } četvorki
        }
        [5] { $quantity ->
            [one] { $quantity } peticu
            [few] { $quantity } petice
           *[other] { $quantity } petica
        }
       *[6] { $quantity ->
            [one] { $quantity } šesticu
            [few] { $quantity } šestice
           *[other] { $quantity } šestica
        }
    }
liars-dice-my-dice = Moje kockice
liars-dice-liar = Lažeš!
liars-dice-exact = Tačno toliko

## Options: the outcome, and the rule it makes

liars-dice-dice-each = { $dice ->
    [one] { $dice } kockica po igraču
    [few] { $dice } kockice po igraču
   *[other] { $dice } kockica po igraču
}
liars-dice-wild-ones = { $on ->
    [on] jedinice su džokeri
   *[off] bez džokera
}
liars-dice-exact-call = { $on ->
    [on] „tačno“ važi
   *[off] „tačno“ ne važi
}
liars-dice-calza = { $on ->
    [on] Calza važi
   *[off] Calza ne važi
}
liars-dice-palifico = { $on ->
    [on] Palifico važi
   *[off] Palifico ne važi
}
liars-dice-dice-each-rule = Na početku svako ima { $dice ->
    [one] { $dice } kockicu
    [few] { $dice } kockice
   *[other] { $dice } kockica
}.
liars-dice-wild-ones-rule = { $on ->
    [on] Jedinica se broji kao bilo koji broj, osim u ponudi na jedinice: tu se broje samo jedinice.
   *[off] Jedinica se broji samo u ponudi na jedinice.
}
liars-dice-exact-call-rule = { $on ->
    [on] Kad si na potezu, možeš da kažeš „tačno“: ako ih je baš onoliko koliko kaže ponuda, to je pogodak; ako nije, gubiš kockicu.
   *[off] Na ponudu može da se odgovori samo većom ponudom ili sa „lažeš“.
}
liars-dice-calza-rule = { $on ->
    [on] Kad neko pogodi „tačno“, niko ne gubi kockicu, a ko je pogodio dobija jednu nazad, ali nikad ih nema više nego na početku. Isti igrač otvara sledeću rundu.
   *[off] Kad neko pogodi „tačno“, svi ostali gube po kockicu. Ko je pogodio, otvara sledeću rundu.
}
liars-dice-palifico-rule = { $on ->
    [on] Kad neko prvi put spadne na jednu kockicu, sledeća runda je palifico runda za ceo sto: jedinice nisu džokeri, a broj iz prve ponude se ne menja, pa može da se diže samo količina.
   *[off] Sve runde se igraju isto, i kad nekome ostane samo jedna kockica.
}

## The rules, a paragraph each

liars-dice-rules-goal = U svakoj rundi svi tajno bacaju sve svoje kockice. Ponude idu oko stola dok neko ne posumnja; tada se sve kockice otkrivaju. Ko nije u pravu, gubi kockicu, a ko ostane bez kockica, ispada. Pobeđuje poslednji igrač s kockicama.
liars-dice-rules-bids = Ponuda kao što je „5x3“ ili „pet trojki“ kaže da se na celom stolu bar pet kockica broji kao trojke. Prva ponuda može da bude bilo koja. Diže se na više kockica s bilo kojim brojem ili na isto toliko kockica s većim brojem; jedinice su najmanje. U ponudi nikad ne može da bude više kockica nego što ih je na stolu.
liars-dice-rules-challenge = Kad si na potezu, umesto da digneš ponudu možeš da kažeš „lažeš“. Sve kockice se otkrivaju i broje. Ako ih ima bar onoliko koliko kaže ponuda, ti gubiš kockicu; ako ih je manje, gubi je igrač čija je ponuda. Kad ih je tačno toliko, ponuda prolazi.
liars-dice-rules-opener = Ko otvara prvu rundu, odlučuje žreb. Posle toga rundu otvara igrač koji je izgubio kockicu; ako je ostao bez kockica, otvara sledeći za stolom.
liars-dice-rules-leaving = Kockice igrača koji napusti igru ostaju na stolu do kraja runde. Tek tada taj igrač ispada, na mesto iza svih koji u toj rundi izgube poslednju kockicu.

## What happens

liars-dice-opener-drawn = Žreb je odlučio: prvu rundu otvara { $player }.
liars-dice-round-begins = Runda { $round }: otvara { $opener }. Na stolu: { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
}, { $wild ->
    [on] jedinice su džokeri
   *[off] jedinice nisu džokeri
}.
liars-dice-palifico-round-begins = Runda { $round } je palifico runda: otvara { $opener }. Na stolu: { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
}; jedinice nisu džokeri, a broj iz prve ponude se ne menja.
liars-dice-opens = { $player } za početak nudi { $claim-object }.
liars-dice-raises = { $player } diže na { $claim-object }.
liars-dice-calls-liar = Runda { $round }: { $bidder } tvrdi „{ $claim }“, a { $player } kaže „lažeš“.
liars-dice-calls-exact = Runda { $round }: { $bidder } tvrdi „{ $claim }“, a { $player } kaže „tačno toliko“.
liars-dice-shows = { $player }: { $dice }{ $count ->
    [0] . Nijedna se ne broji.
    [one] . Broji se: { $counting }.
    [few] . Broje se: { $counting }.
   *[other] . Broje se: { $counting }.
}
liars-dice-bid-holds = Ima ih { $count }: ponuda „{ $claim }“ prolazi.
liars-dice-bid-fails = Ima ih { $count }: ponuda „{ $claim }“ ne prolazi.
liars-dice-exact-holds = Ima ih { $count }: tačno { $claim }, pogodak.
liars-dice-exact-fails = Ima ih { $count }, a ne tačno { $claim }: promašaj.
liars-dice-loses-die = { $left ->
    [0] { $player } gubi poslednju kockicu i ispada.
    [one] { $player } gubi kockicu i ima još { $left }.
    [few] { $player } gubi kockicu i ima još { $left }.
   *[other] { $player } gubi kockicu i ima još { $left }.
}
liars-dice-wins-die-back = { $player } dobija kockicu nazad i sada ima { $dice }.
liars-dice-wins-nothing = { $player } već ima { $dice ->
    [one] { $dice } kockicu
    [few] { $dice } kockice
   *[other] { $dice } kockica
}, koliko i na početku, i ne dobija ništa.
liars-dice-nobody-loses = { $bidder } više nije u igri, pa niko ne gubi kockicu.
liars-dice-left-the-game = { $player } napušta igru i ispada.
liars-dice-next-palifico = Prvi put na jednoj kockici: { $players }.
liars-dice-loser-opens = Sledeću rundu otvara { $player }, zbog izgubljene kockice.
liars-dice-caller-opens = Sledeću rundu otvara { $player }, jer je „tačno“ bilo pogodak.
liars-dice-next-seat-opens = Sledeću rundu otvara { $player } sa sledećeg mesta, jer { $after } više nije u igri.
liars-dice-leaves = { $dice ->
    [one] { $player } napušta igru i do kraja ove runde ostavlja na stolu { $dice } kockicu.
    [few] { $player } napušta igru i do kraja ove runde ostavlja na stolu { $dice } kockice.
   *[other] { $player } napušta igru i do kraja ove runde ostavlja na stolu { $dice } kockica.
}
liars-dice-leaves-and-ends = { $player } napušta igru. Ostaje samo { $winner } i pobeđuje.
liars-dice-bluffs-caught = { $caught ->
    [one] { $player } ima { $caught } raskrinkan blef.
    [few] { $player } ima { $caught } raskrinkana blefa.
   *[other] { $player } ima { $caught } raskrinkanih blefova.
}
liars-dice-exact-hits = { $hits ->
    [one] { $player } ima { $hits } tačan pogodak.
    [few] { $player } ima { $hits } tačna pogotka.
   *[other] { $player } ima { $hits } tačnih pogodaka.
}

## Screens

liars-dice-board-title = { $palifico ->
    [on] Lažljive kockice, runda { $round }: palifico runda
   *[off] Lažljive kockice, runda { $round }
}
liars-dice-has-dice = { $dice ->
    [0] { $player } bez kockica
   *[other] { $player } { $dice }
}
liars-dice-has-left = { $player } van igre
liars-dice-dice-of-all = Kockice: { $players }.
liars-dice-on-the-table = Na stolu: { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
}, { $wild ->
    [on] jedinice su džokeri
   *[off] jedinice nisu džokeri
}.
liars-dice-face-fixed = { $face ->
    [1] Ova runda ide samo na jedinice.
    [2] Ova runda ide samo na dvojke.
    [3] Ova runda ide samo na trojke.
    [4] Ova runda ide samo na četvorke.
    [5] Ova runda ide samo na petice.
   *[6] Ova runda ide samo na šestice.
}
liars-dice-to-open = { $player }, ti si na potezu: otvori rundu.
liars-dice-to-answer = { $player }, ti si na potezu: { $bidder } nudi { $claim-object }.
liars-dice-your-dice = Tvoje kockice: { $dice }
liars-dice-you-are-out = Nemaš više kockica.
liars-dice-you-open = Ti si na potezu: otvori bilo kojom ponudom, na primer 2x4. Na stolu: { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
}.
liars-dice-you-answer = Ti si na potezu: { $bidder } nudi { $claim-object }. { $exact ->
    [on] Digni ponudu ili reci „lažeš“ ili „tačno“.
   *[off] Digni ponudu ili reci „lažeš“.
} Na stolu: { $dice ->
    [one] { $dice } kockica
    [few] { $dice } kockice
   *[other] { $dice } kockica
}.

## Refusals: why, and what is possible

liars-dice-not-your-turn = Nisi ti na potezu, nego { $player }.
liars-dice-game-is-over = Ova partija je gotova.
liars-dice-no-bid-stands = Još nema nijedne ponude. Otvori nekom, na primer 2x4.
liars-dice-exact-is-off = Za ovim stolom „tačno“ ne važi. Digni ponudu ili reci „lažeš“.
liars-dice-more-than-on-table = { $dice ->
    [one] Na stolu je samo { $dice } kockica; više od toga ne može da se ponudi.
    [few] Na stolu su samo { $dice } kockice; više od toga ne može da se ponudi.
   *[other] Na stolu je samo { $dice } kockica; više od toga ne može da se ponudi.
}
liars-dice-bid-too-low = { $more ->
    [0] To nije više od ponude „{ $standing }“. Ponudi { $quantity ->
        [one] { $quantity } kockicu
        [few] { $quantity } kockice
       *[other] { $quantity } kockica
    } s brojem većim od { $face } ili reci „lažeš“.
   *[other] { $face ->
        [6] To nije više od ponude „{ $standing }“. Ponudi bar { $more ->
            [one] { $more } kockicu
            [few] { $more } kockice
           *[other] { $more } kockica
        } s bilo kojim brojem.
       *[other] To nije više od ponude „{ $standing }“. Ponudi { $quantity ->
            [one] { $quantity } kockicu
            [few] { $quantity } kockice
           *[other] { $quantity } kockica
        } s brojem većim od { $face } ili bar { $more } s bilo kojim.
    }
}
liars-dice-face-is-fixed = U palifico rundi broj se ne menja. Ponudi bar { $least-object }.
liars-dice-nothing-higher = { $exact ->
    [on] Nema veće ponude od „{ $standing }“. Reci „lažeš“ ili „tačno“.
   *[off] Nema veće ponude od „{ $standing }“. Reci „lažeš“.
}
liars-dice-no-such-bid = Ponuda je količina od 1 naviše i broj od 1 do 6, na primer 5x3.
liars-dice-bid-needs-face = Za ponudu treba i količina i broj, na primer 5x3 za pet trojki.

## Words that can be typed, separated by commas; the first is the one that is suggested

liars-dice-word-1 = jedinice, jedinica, jedinicu, kečevi, kečeva, kečeve, kec, keca, asovi, asova, asove, asevi, aseva, as, asa
liars-dice-word-2 = dvojke, dvojki, dvojka, dvojku, dvojaka
liars-dice-word-3 = trojke, trojki, trojka, trojku
liars-dice-word-4 = četvorke, četvorki, četvorka, četvorku
liars-dice-word-5 = petice, petica, peticu
liars-dice-word-6 = šestice, šestica, šesticu
liars-dice-word-liar = lažeš, lažov, laž, ne verujem, ne vjerujem, ne verujem ti, ne vjerujem ti, sumnjam, blef, blefiraš, osporavam
liars-dice-word-exact = tačno, tačno toliko, točno, točno toliko, taman, taman toliko, baš toliko
liars-dice-word-bid = nudim, ponuda, dižem, dižem na, digni, digni na, povećavam, povećavam na, tvrdim
liars-dice-word-dice = kockice, kockica, kocke, kocka, broj kockica
liars-dice-word-wild = džokeri, džoker, jokeri, joker
liars-dice-word-calza = calza, kalca
liars-dice-word-palifico = palifico, palifiko
