### Dés Menteurs. Les règles sont citées par leur numéro dans docs/rules/liars-dice.md.
### $player, $bidder, $opener, $after et $winner sont des noms ; $claim est ce que dit une enchère.
### Un nom ne vient jamais après « de » ni « que » (élision). Les faces sont invariables : « 5 trois ».

liars-dice-title = Dés Menteurs
liars-dice-claim = { $face ->
    [1] { $quantity } as
    [2] { $quantity } deux
    [3] { $quantity } trois
    [4] { $quantity } quatre
    [5] { $quantity } cinq
   *[6] { $quantity } six
}
liars-dice-my-dice = Mes dés
liars-dice-liar = Menteur !
liars-dice-exact = Pile !

## Options : le réglage, et la règle qui en découle

liars-dice-dice-each = { $dice ->
    [one] { $dice } dé par joueur
   *[other] { $dice } dés par joueur
}
liars-dice-wild-ones = { $on ->
    [on] les 1 sont des pacos
   *[off] sans paco
}
liars-dice-exact-call = { $on ->
    [on] avec « pile »
   *[off] sans « pile »
}
liars-dice-calza = { $on ->
    [on] avec Calza
   *[off] sans Calza
}
liars-dice-palifico = { $on ->
    [on] avec Palifico
   *[off] sans Palifico
}
liars-dice-dice-each-rule = { $dice ->
    [one] Tout le monde commence avec { $dice } dé.
   *[other] Tout le monde commence avec { $dice } dés.
}
liars-dice-wild-ones-rule = { $on ->
    [on] Un 1 est un paco, un joker : il compte pour toutes les faces, sauf dans une enchère sur les 1, où seuls les 1 comptent.
   *[off] Un 1 ne compte que dans une enchère sur les 1.
}
liars-dice-exact-call-rule = { $on ->
    [on] À ton tour, tu peux dire « pile » : si le compte est exactement celui de l’enchère, c’est réussi ; sinon, tu perds un dé.
   *[off] Face à une enchère, on ne peut que surenchérir ou douter.
}
liars-dice-calza-rule = { $on ->
    [on] Un « pile » réussi ne coûte rien aux autres : la personne qui l’a dit regagne un dé, sans jamais dépasser son nombre de départ, et ouvre la manche suivante.
   *[off] Un « pile » réussi coûte un dé à tous les autres joueurs. La personne qui l’a dit ouvre la manche suivante.
}
liars-dice-palifico-rule = { $on ->
    [on] Quand un joueur se retrouve pour la première fois avec exactement un dé, la manche suivante est une manche Palifico pour toute la table : les 1 ne sont pas des pacos, et la face de l’enchère d’ouverture est imposée ; on ne peut donc augmenter que la quantité.
   *[off] Toutes les manches se jouent pareil, même quand quelqu’un n’a plus qu’un dé.
}

## Les règles, un paragraphe chacune

liars-dice-rules-goal = À chaque manche, tout le monde lance tous ses dés en secret. Les enchères font le tour de la table jusqu’à ce que quelqu’un doute ; on montre alors tous les dés. Qui a tort perd un dé, et qui n’en a plus est hors jeu. Le dernier joueur qui a encore des dés gagne.
liars-dice-rules-bids = Une enchère comme « 5x3 » ou « cinq trois » affirme qu’au moins cinq dés sur toute la table comptent comme des trois. L’enchère d’ouverture est libre. Pour surenchérir, annonce plus de dés, de n’importe quelle face, ou autant de dés d’une face plus haute ; les 1 (les as) sont la face la plus basse. Une enchère ne peut jamais dépasser le nombre de dés sur la table.
liars-dice-rules-challenge = À ton tour, tu peux dire « menteur » au lieu de surenchérir. On montre et on compte tous les dés. S’il y en a au moins autant qu’annoncé, tu perds un dé ; sinon, c’est l’auteur de l’enchère qui en perd un. Si le compte tombe juste, l’enchère est bonne.
liars-dice-rules-opener = Le sort désigne qui ouvre la première manche. Ensuite, la personne qui a perdu un dé ouvre la suivante ; si elle est hors jeu, c’est au joueur suivant autour de la table.
liars-dice-rules-leaving = Les dés d’un joueur qui quitte la partie restent sur la table jusqu’à la fin de la manche. Il est alors hors jeu, classé derrière tous ceux qui ont perdu leur dernier dé dans cette manche.

## Ce qui se passe

liars-dice-opener-drawn = Le sort désigne { $player } pour ouvrir la première manche.
liars-dice-round-begins = Manche { $round } : { $opener } ouvre. { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} sur la table, { $wild ->
    [on] les 1 sont des pacos
   *[off] les 1 ne sont pas des pacos
}.
liars-dice-palifico-round-begins = La manche { $round } est une manche Palifico : { $opener } ouvre. { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} sur la table, les 1 ne sont pas des pacos, et la face de l’enchère d’ouverture ne changera plus.
liars-dice-opens = { $player } ouvre avec { $claim-object }.
liars-dice-raises = { $player } monte à { $claim-object }.
liars-dice-calls-liar = Manche { $round } : { $player } dit « menteur » à { $bidder }, qui annonce { $claim }.
liars-dice-calls-exact = Manche { $round } : { $player } dit « pile » à { $bidder }, qui annonce { $claim }.
liars-dice-shows = { $player } : { $dice }{ $count ->
    [0] . Aucun ne compte.
    [one] . Dé compté : { $counting }.
   *[other] . Dés comptés : { $counting }.
}
liars-dice-bid-holds = { $count ->
    [0] Il n’y en a aucun
   *[other] Il y en a { $count } en tout
} : l’enchère « { $claim } » est bonne.
liars-dice-bid-fails = { $count ->
    [0] Il n’y en a aucun
   *[other] Il y en a { $count } en tout
} : l’enchère « { $claim } » est fausse.
liars-dice-exact-holds = { $count ->
    [0] Il n’y en a aucun
   *[other] Il y en a { $count } en tout
}, exactement { $claim } : « pile » réussi.
liars-dice-exact-fails = { $count ->
    [0] Il n’y en a aucun
   *[other] Il y en a { $count } en tout
}, pas exactement { $claim } : « pile » raté.
liars-dice-loses-die = { $left ->
    [0] { $player } perd son dernier dé et se retrouve hors jeu.
    [one] { $player } perd un dé ; il lui en reste { $left }.
   *[other] { $player } perd un dé ; il lui en reste { $left }.
}
liars-dice-wins-die-back = { $player } regagne un dé et en a maintenant { $dice }.
liars-dice-wins-nothing = { $player } a déjà { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, autant qu’au départ, et ne gagne rien.
liars-dice-nobody-loses = { $bidder } a quitté la partie : personne ne perd de dé.
liars-dice-left-the-game = { $player } a quitté la partie et n’est plus en jeu.
liars-dice-next-palifico = Plus qu’un seul dé, pour la première fois : { $players }.
liars-dice-loser-opens = { $player } a perdu un dé et ouvre la manche suivante.
liars-dice-caller-opens = { $player } a réussi son « pile » et ouvre la manche suivante.
liars-dice-next-seat-opens = { $player } ouvre la manche suivante : c’est la première personne encore en jeu après { $after }.
liars-dice-leaves = { $dice ->
    [one] { $player } quitte la partie. Son dé reste sur la table jusqu’à la fin de la manche.
   *[other] { $player } quitte la partie. Ses { $dice } dés restent sur la table jusqu’à la fin de la manche.
}
liars-dice-leaves-and-ends = { $player } quitte la partie. { $winner } n’a plus d’adversaire et gagne.
liars-dice-bluffs-caught = { $caught ->
    [one] { $player } a démasqué { $caught } bluff.
   *[other] { $player } a démasqué { $caught } bluffs.
}
liars-dice-exact-hits = { $hits ->
    [one] { $player } a réussi { $hits } « pile ».
   *[other] { $player } a réussi { $hits } « pile ».
}

## Écrans

liars-dice-board-title = { $palifico ->
    [on] Dés Menteurs, manche { $round } : Palifico
   *[off] Dés Menteurs, manche { $round }
}
liars-dice-has-dice = { $dice ->
    [0] { $player } hors jeu
   *[other] { $player } { $dice }
}
liars-dice-has-left = { $player } a quitté la partie
liars-dice-dice-of-all = Dés : { $players }.
liars-dice-on-the-table = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} sur la table, { $wild ->
    [on] les 1 sont des pacos
   *[off] les 1 ne sont pas des pacos
}.
liars-dice-face-fixed = La face est imposée : le { $face }.
liars-dice-to-open = { $player }, à toi : ouvre la manche.
liars-dice-to-answer = { $player }, à toi : { $bidder } annonce { $claim-object }.
liars-dice-your-dice = Tes dés : { $dice }
liars-dice-you-are-out = Tu n’as plus de dés.
liars-dice-you-open = À toi : ouvre avec l’enchère que tu veux, par exemple 2x4. { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} sur la table.
liars-dice-you-answer = À toi : { $bidder } annonce { $claim-object }. { $exact ->
    [on] Surenchéris, ou dis « menteur » ou « pile ».
   *[off] Surenchéris, ou dis « menteur ».
} { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} sur la table.

## Refus : pourquoi, et ce qui est possible

liars-dice-not-your-turn = Ce n’est pas ton tour : c’est à { $player } de jouer.
liars-dice-game-is-over = Cette partie est finie.
liars-dice-no-bid-stands = Il n’y a pas encore d’enchère à mettre en doute. Ouvre avec une enchère, par exemple 2x4.
liars-dice-exact-is-off = On joue sans « pile » à cette table. Surenchéris, ou dis « menteur ».
liars-dice-more-than-on-table = { $dice ->
    [one] Il n’y a que { $dice } dé sur la table ; une enchère ne peut pas aller plus haut.
   *[other] Il n’y a que { $dice } dés sur la table ; une enchère ne peut pas aller plus haut.
}
liars-dice-bid-too-low = { $more ->
    [0] Ça ne dépasse pas { $standing }. Annonce { $quantity ->
        [one] { $quantity } dé
       *[other] { $quantity } dés
    } d’une face au-dessus de { $face }, ou dis « menteur ».
   *[other] { $face ->
        [6] Ça ne dépasse pas { $standing }. Annonce au moins { $more ->
            [one] { $more } dé
           *[other] { $more } dés
        } de n’importe quelle face.
       *[other] Ça ne dépasse pas { $standing }. Annonce { $quantity ->
            [one] { $quantity } dé
           *[other] { $quantity } dés
        } d’une face au-dessus de { $face }, ou au moins { $more } de n’importe quelle face.
    }
}
liars-dice-face-is-fixed = Dans une manche Palifico, la face ne change pas. Il faut annoncer au moins { $least-object }.
liars-dice-nothing-higher = { $exact ->
    [on] On ne peut pas dépasser { $standing }. Dis « menteur » ou « pile ».
   *[off] On ne peut pas dépasser { $standing }. Dis « menteur ».
}
liars-dice-no-such-bid = Une enchère, c’est une quantité à partir de 1 et une face de 1 à 6, par exemple 5x3.
liars-dice-bid-needs-face = Pour une enchère, il faut une quantité et une face, par exemple 5x3 pour cinq trois.

## Mots que l’on peut taper, séparés par des virgules ; le premier est celui que l’on propose

liars-dice-word-1 = as, un, paco, pacos
liars-dice-word-2 = deux
liars-dice-word-3 = trois
liars-dice-word-4 = quatre, quatres
liars-dice-word-5 = cinq, cinqs
liars-dice-word-6 = six
liars-dice-word-liar = menteur, menteuse, je doute, doute, douter, je conteste, tu mens, tu bluffes, mensonge
liars-dice-word-exact = pile, tout pile, pile poil, c'est pile, exactement
liars-dice-word-bid = annonce, j'annonce, enchère, j'enchéris, surenchère, je surenchéris, je monte à, je monte, je dis
liars-dice-word-dice = dés, nombre de dés, nb dés
liars-dice-word-wild = jokers, joker
liars-dice-word-calza = calza
liars-dice-word-palifico = palifico
