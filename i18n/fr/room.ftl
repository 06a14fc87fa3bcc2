### Les réglages d’un salon, dont décident ses admins.

## Ce qui vaut maintenant : sur la touche, dans la liste et après un changement

room-language-is = langue : { $language ->
    [sv] suédois
    [fr] français
    [da] danois
    [de] allemand
    [sr-Latn] serbe
   *[en] anglais
}
room-every-game = jeux permis : tous
room-only-games = jeux permis : { $games }
room-everybody-opens = tables ouvertes par : tous
room-admins-open = tables ouvertes par : les admins
room-timer-as-last = chrono : comme la dernière fois
room-timer-is = chrono : { $span }
room-timer-is-off = chrono : sans limite
room-no-quiet = heures calmes : aucune
room-quiet-is = heures calmes : de { $begins } à { $ends }, { $zone }

## La liste, et comment on change un réglage. $settings et $word se tapent.

room-settings-title = Réglages de ce salon. Pour en changer un, un admin écrit « { $settings } », son mot ou son numéro, puis la nouvelle valeur :
room-setting-line = { $number }. { $setting } (« { $word } » : { $values })
room-setting-takes = Après « { $settings } { $word } », tu peux écrire : { $values }
room-quiet-takes = des heures et l’endroit où elles valent, comme 22-8 Europe/Paris ou 22-8 UTC+1
room-language-takes = le nom d’une langue
room-key-settings = Réglages du salon

## Réponses à une seule personne, et ce qui est dit au salon

room-setting-now = À partir de maintenant : { $setting }.
room-only-admins = Seul un admin de ce salon peut changer ses réglages.
room-which-setting = Ce réglage n’existe pas. Au choix : { $settings }.
room-quiet-where = Dis aussi où ces heures valent, comme 22-8 Europe/Paris ou 22-8 UTC+1.
room-no-such-zone = Je ne connais pas de fuseau horaire « { $zone } ». Donne une ville ou un décalage, comme Europe/Paris ou UTC+1.
room-not-played-here = Dans ce salon, on joue seulement à : { $games }.
room-only-admins-open = Dans ce salon, seul un admin ouvre une table.
room-quiet-rests = Heures calmes de { $begins } à { $ends } ({ $zone }) : le chrono est en pause et personne n’est relancé.
