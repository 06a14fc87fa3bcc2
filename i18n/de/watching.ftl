### Was über das Überwachen des Bots gesagt wird.

watching-takes-health = ein Host und ein Port, etwa 127.0.0.1:9464, oder off
watching-health-at = Zustand und Messwerte: http://{ $listen }
watching-health-nowhere = Auf { $listen } kann nicht gelauscht werden: Ein anderes Programm hat den Port, oder der Host gehört nicht zu diesem Rechner. Der Bot läuft trotzdem, aber niemand kann fragen, wie es ihm geht. Setze PALIFICO_HEALTH__LISTEN auf etwas anderes oder auf off.
watching-use-healthcheck = den Bot, der auf diesem Rechner läuft, fragen, wie es ihm geht
watching-flag-ready = fragen, ob gespielt werden kann, nicht nur, ob er lebt
watching-is-alive = Der Bot lebt.
watching-is-ready = Der Bot ist bereit.
watching-is-stuck = Der Bot antwortet, hängt aber fest. Starte ihn neu.
watching-is-not-ready = Der Bot lebt, ist aber nicht bereit. Es fehlt: { $missing }.
watching-nobody-answers = Auf { $listen } antwortet niemand.
watching-health-is-off = PALIFICO_HEALTH__LISTEN steht auf off; der Bot kann nicht gefragt werden.
