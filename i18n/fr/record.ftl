### Ce que `palifico verify` et `palifico replay` disent d’un enregistrement.
### $line est un numéro de ligne, $text ce qui s’y trouve, $expected ce qui devrait s’y trouver.

record-not-a-record = Je n’arrive pas à lire ça comme un enregistrement : la première ligne devrait être « { $header } ».
record-line-changed = La ligne { $line } a été modifiée : « { $text } » ne correspond pas à son code de contrôle.
record-line-wrong = La ligne { $line } est fausse : elle dit « { $text } », mais d’après l’enregistrement, ce devrait être « { $expected } ».
record-line-unreadable = La ligne { $line } ne peut pas être correcte ici : « { $text } ».
record-record-ends = L’enregistrement s’arrête trop tôt : la ligne { $line } devrait être « { $expected } ».
record-verified = L’enregistrement est authentique. Vérifications faites : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} avec les codes de contrôle, la graine avec son empreinte, les dés ou les cartes de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} à partir de la graine, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} d’après les règles, et le classement.
