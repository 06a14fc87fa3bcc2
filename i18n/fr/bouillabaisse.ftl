### Bouillabaisse. Les règles sont citées par leur numéro dans docs/rules/bouillabaisse.md.
### $player, $dealer et $leader sont des noms ; $card est une carte, $suit une couleur, $rank une figure.
### Une carte a une forme .object, avec l’article : c’est $card-object dans les phrases.

bouillabaisse-title = Bouillabaisse
bouillabaisse-card-name = { $rank ->
    [11] valet
    [12] dame
    [13] roi
    [14] as
   *[other] { $rank }
} de { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
    .object = { $rank ->
        [11] le valet
        [12] la dame
        [13] le roi
        [14] l’as
       *[other] le { $rank }
    } de { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
    .symbols = { $rank ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $rank }
    }{ $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
bouillabaisse-suit-name = { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
bouillabaisse-rank-name = { $rank ->
    [11] valet
    [12] dame
    [13] roi
    [14] as
   *[other] { $rank }
}
    .symbols = { $rank ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $rank }
    }
bouillabaisse-my-cards = Mes cartes

## Options : le résultat, et la règle qu’il donne

bouillabaisse-suit-drawn = couleur tirée au sort
bouillabaisse-suit-named = couleur : { $suit }
bouillabaisse-rank-drawn = figure tirée au sort
bouillabaisse-rank-named = figure : { $rank }
bouillabaisse-card-drawn = carte tirée au sort
bouillabaisse-card-named = carte : { $card }
bouillabaisse-all-or-nothing = { $on ->
    [on] avec tout ou rien
   *[off] sans tout ou rien
}
bouillabaisse-suit-drawn-rule = La couleur qui coûte des points est tirée au sort et annoncée avant la première donne.
bouillabaisse-suit-named-rule = La couleur qui coûte des points est { $suit }.
bouillabaisse-rank-drawn-rule = Le sort décide si ce sont les valets, les dames ou les rois qui coûtent des points ; c’est annoncé avant la première donne.
bouillabaisse-rank-named-rule = { $rank ->
    [11] Ce sont les valets qui coûtent des points.
    [12] Ce sont les dames qui coûtent des points.
   *[13] Ce sont les rois qui coûtent des points.
}
bouillabaisse-card-drawn-rule = La carte qui à elle seule coûte des points est tirée au sort et annoncée avant la première donne.
bouillabaisse-card-named-rule = La carte qui à elle seule coûte des points est { $card-object }.
bouillabaisse-all-or-nothing-rule = { $on ->
    [on] Pour qui prend tout ce qui compte dans une manche, le signe est inversé : aux manches 1, 2, 3 et 5, les points sont retirés au lieu d’être ajoutés ; à la manche 6, ils sont ajoutés au lieu d’être retirés. Ce qui compte : tous les plis aux manches 1, 5 et 6, toutes les cartes de la couleur à la manche 2, toutes les cartes de la figure à la manche 3. La manche 4 est toujours comptée normalement.
   *[off] Qui prend tout reçoit les points comme tout le monde.
}
bouillabaisse-any-card-but-two = « tirage » ou n’importe quelle carte sauf un deux, par exemple QH ou « dame de cœur »

## Les règles, un paragraphe chacune

bouillabaisse-rules-goal = Six manches où l’on prend des plis. Mieux vaut ne pas avoir de points : le plus petit total après la sixième manche gagne, et à égalité on partage la place. Le premier donneur est tiré au sort ; ensuite, la donne passe au suivant à chaque manche.
bouillabaisse-rules-cards = Jusqu’à six joueurs, on joue avec un jeu de 52 cartes, à partir de sept avec deux. Toutes les cartes sont distribuées, autant à chacun. S’il devait en rester, on retire d’avance autant de deux ; le sort désigne lesquels, et c’est annoncé. De la plus basse à la plus haute : 2 à 10, valet, dame, roi, as. Il n’y a pas d’atout.
bouillabaisse-rules-play = Le joueur placé après le donneur entame le premier pli avec la carte de son choix. Les autres doivent fournir la couleur s’ils le peuvent ; sinon, ils jouent ce qu’ils veulent. La plus haute carte de la couleur entamée prend le pli, et qui l’a pris entame le suivant. De deux cartes identiques, la première jouée est la plus haute.
bouillabaisse-rules-rounds = Manche 1 : chaque pli coûte 5 points. Manche 2 : chaque carte d’une couleur coûte 10. Manche 3 : chaque carte d’une figure coûte 50. Manche 4 : une seule carte coûte 200, chaque exemplaire s’il y a deux jeux. Manche 5 : tout cela ensemble, et une carte peut compter plusieurs fois. Manche 6 : comme la manche 5, mais les points sont retirés ; là, il est bon de prendre des plis.
bouillabaisse-rules-typing = Une carte s’écrit par sa valeur et l’initiale anglaise de sa couleur, par exemple QH pour la dame de cœur ou 10S pour le 10 de pique, ou en toutes lettres : « dame de cœur ».
bouillabaisse-rules-leaving = Un ordinateur joue jusqu’à la fin à la place d’un joueur qui quitte la partie. Au classement, qui est parti passe derrière tous ceux qui sont restés. Si le temps est écoulé, la table joue la plus basse carte permise.

## Ce que coûte une manche

bouillabaisse-tricks-cost = Chaque pli coûte 5 points.
bouillabaisse-suit-costs = Chaque carte de { $suit } coûte 10 points.
bouillabaisse-rank-costs = Chaque { $rank ->
    [11] valet
    [12] dame
   *[13] roi
} coûte 50 points.
bouillabaisse-card-costs = { $copies ->
    [1] Prendre { $card-object } coûte 200 points.
   *[other] Prendre { $card-object } coûte 200 points par exemplaire.
}
bouillabaisse-all-costs = Tout coûte : chaque pli 5 points, chaque carte de { $suit } 10, chaque { $rank ->
    [11] valet
    [12] dame
   *[13] roi
} 50, { $card-object } 200.
bouillabaisse-all-pays-back = Cette fois, il est bon de prendre des plis. Des points sont retirés : 5 par pli, 10 par carte de { $suit }, 50 par { $rank ->
    [11] valet
    [12] dame
   *[13] roi
}, 200 pour { $card-object }.

## Ce qui se passe

bouillabaisse-twos-out = Cartes retirées : { $cards }.
bouillabaisse-announced = Ce qui coûte des points dans cette partie : la couleur { $suit }, la figure { $rank } et { $card-object }.
bouillabaisse-round-begins = Manche { $round } sur 6 : { $dealer } donne, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} chacun, { $leader } entame. { $scoring }
bouillabaisse-leads = { $player } entame avec { $card-object }.
bouillabaisse-plays = { $player } joue { $card-object }.
bouillabaisse-takes-trick = { $player } prend le pli avec { $card-object }.
bouillabaisse-round-ends = La manche { $round } est finie.
bouillabaisse-took-tricks = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
}
bouillabaisse-took-suit = { $count ->
    [one] { $count } carte de { $suit }
   *[other] { $count } cartes de { $suit }
}
bouillabaisse-took-rank = { $rank ->
    [11] { $count ->
        [one] { $count } valet
       *[other] { $count } valets
    }
    [12] { $count ->
        [one] { $count } dame
       *[other] { $count } dames
    }
   *[13] { $count ->
        [one] { $count } roi
       *[other] { $count } rois
    }
}
bouillabaisse-took-card = { $card-object }
bouillabaisse-took-card-twice = { $card } en double
bouillabaisse-booked = { $player } : { $took }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }.
bouillabaisse-took-everything = { $player } prend tout ce qui compte : tout ou rien. Les points sont retirés au lieu d’être ajoutés.
bouillabaisse-took-too-much = { $player } prend tous les plis : tout ou rien. Les points sont ajoutés au lieu d’être retirés.
bouillabaisse-leaves = { $player } quitte la partie. Un ordinateur joue à sa place.
bouillabaisse-all-rounds = Points des manches 1 à 6 :
bouillabaisse-players-rounds = { $player } : { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }. Total { $total }.

## Écrans

bouillabaisse-board-title = Bouillabaisse, manche { $round } sur 6
bouillabaisse-has-points = { $player } { $points }
bouillabaisse-has-points-and-left = { $player } { $points } (a quitté la partie)
bouillabaisse-points-of-all = Points : { $players }.
bouillabaisse-has-tricks = { $player } { $tricks }
bouillabaisse-tricks-of-all = Plis de cette manche : { $players }.
bouillabaisse-played-by = { $player } { $card }
bouillabaisse-last-trick = Dernier pli : { $cards }. Pris par { $player }.
bouillabaisse-this-trick = Pli { $trick } : { $cards }.
bouillabaisse-to-lead = { $player }, à toi : entame avec la carte de ton choix.
bouillabaisse-to-follow = { $player }, à toi : fournis du { $suit } si tu peux.
bouillabaisse-you-lead = À toi : entame avec la carte de ton choix, par exemple { $card-object }.
bouillabaisse-you-follow = À toi : fournis du { $suit }. Tu peux jouer : { $cards }.
bouillabaisse-you-may-discard = À toi : tu n’as pas de { $suit }, joue la carte de ton choix.
bouillabaisse-your-cards = Tes cartes :
bouillabaisse-held-of-suit = { $suit ->
    [clubs] Trèfle
    [diamonds] Carreau
    [hearts] Cœur
   *[spades] Pique
} : { $ranks }
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    } { $ranks }
bouillabaisse-no-cards = Tu as joué ta dernière carte de cette manche.

## Refus : pourquoi, et ce qui est possible

bouillabaisse-not-your-turn = Ce n’est pas ton tour : c’est à { $player } de jouer.
bouillabaisse-game-is-over = Cette partie est finie.
bouillabaisse-not-held-to-lead = Tu n’as pas { $card-object }. Tu peux entamer avec n’importe laquelle de tes cartes.
bouillabaisse-not-held-to-follow = Tu n’as pas { $card-object }. Tu peux jouer n’importe laquelle de tes cartes de { $suit }.
bouillabaisse-not-held-to-discard = Tu n’as pas { $card-object }. Tu n’as pas de { $suit } et peux jouer n’importe laquelle de tes cartes.
bouillabaisse-must-follow = Tu ne peux pas jouer { $card-object } : il faut fournir du { $suit }. Tu peux jouer n’importe laquelle de tes cartes de { $suit }.
bouillabaisse-card-needs-both = Une carte a une valeur et une couleur, par exemple QH pour la dame de cœur.

## Mots que l’on peut écrire, séparés par des virgules ; le premier est celui que l’on propose

bouillabaisse-word-clubs = trèfle, trèfles
bouillabaisse-word-diamonds = carreau, carreaux
bouillabaisse-word-hearts = cœur, cœurs
bouillabaisse-word-spades = pique, piques
bouillabaisse-word-2 = deux
bouillabaisse-word-3 = trois
bouillabaisse-word-4 = quatre
bouillabaisse-word-5 = cinq
bouillabaisse-word-6 = six
bouillabaisse-word-7 = sept
bouillabaisse-word-8 = huit
bouillabaisse-word-9 = neuf
bouillabaisse-word-10 = dix
bouillabaisse-word-jack = valet, valets
bouillabaisse-word-queen = dame, dames
bouillabaisse-word-king = roi, rois
bouillabaisse-word-ace = as, l'as
bouillabaisse-word-of = de, le, la
bouillabaisse-word-drawn = tirage, sort, au sort, tirée au sort
bouillabaisse-word-suit = couleur
bouillabaisse-word-rank = figure, valeur
bouillabaisse-word-card = carte
bouillabaisse-word-all-or-nothing = tout ou rien
