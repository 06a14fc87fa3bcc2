### Ce qui est dit de la surveillance du bot.

watching-takes-health = un hôte et un port, comme 127.0.0.1:9464, ou off
watching-health-at = État et mesures : http://{ $listen }
watching-health-nowhere = Impossible d’écouter sur { $listen } : un autre programme occupe le port, ou l’hôte n’est pas celui de cette machine. Le bot tourne quand même, mais on ne peut pas lui demander comment il va. Règle PALIFICO_HEALTH__LISTEN autrement, ou sur off.
watching-use-healthcheck = demander au bot qui tourne sur cette machine comment il va
watching-flag-ready = demander si l’on peut jouer, et pas seulement s’il est en vie
watching-is-alive = Le bot est en vie.
watching-is-ready = Le bot est prêt.
watching-is-stuck = Le bot répond, mais il est bloqué. Redémarre-le.
watching-is-not-ready = Le bot est en vie, mais pas encore prêt. Il manque : { $missing }.
watching-nobody-answers = Personne ne répond sur { $listen }.
watching-health-is-off = PALIFICO_HEALTH__LISTEN est sur off : on ne peut pas interroger le bot.
