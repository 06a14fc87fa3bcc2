### Ce qui est dit aux opérateurs du bot, et à ceux qu’ils ne laissent pas entrer.

operators-goodbye = Je n’anime pas de parties dans ce salon. Au revoir.
operators-not-for-you = Je ne joue qu’avec les personnes et les groupes choisis par mon opérateur.
operators-blocked = Bloqué : { $who }.
operators-unblocked = Débloqué : { $who }.
operators-not-blocked = { $who } n’est pas dans la liste des blocages.
operators-blocked-for-good = { $who } est bloqué par les réglages avec lesquels j’ai été lancé. Cela ne se change que là.
operators-is-operator = { $who } est opérateur et ne peut pas être bloqué.
operators-who-is-meant = Nomme une personne, un salon ou un serveur, comme « bloquer telegram:123 », « bloquer telegram:-100123 », « bloquer matrix:@anna:example.org » ou « bloquer matrix:example.org ».
operators-blocked-are = { $count ->
    [one] { $count } blocage :
   *[other] { $count } blocages :
}
operators-blocked-line = { $who }
operators-nobody-blocked = Personne n’est bloqué.
operators-is-announced = Annoncé : une pause dans { $until }, pendant { $lasts }. Tous ceux qui jouent en sont informés.
operators-is-announced-now = Annoncé : une pause d’un instant à l’autre, pendant { $lasts }. Tous ceux qui jouent en sont informés.
operators-taken-back = Annulé. Ceux qui le savaient en sont informés.
operators-not-announced = Rien n’est annoncé.
operators-how-to-announce = Dis dans combien de temps le bot fait une pause, pendant combien de temps, et ce que tu veux ajouter : « prévenir 10m 5m Nouveaux dés ! », ou « prévenir non » pour annuler.
