### Det der siges om at holde øje med botten.

watching-takes-health = en vært og en port, som 127.0.0.1:9464, eller off
watching-health-at = Helbred og målinger: http://{ $listen }
watching-health-nowhere = Der kan ikke lyttes på { $listen }: et andet program har porten, eller værten hører ikke til denne maskine. Botten kører alligevel, men ingen kan spørge, hvordan den har det. Sæt PALIFICO_HEALTH__LISTEN til noget andet eller til off.
watching-use-healthcheck = spørg botten, der kører på denne maskine, hvordan den har det
watching-flag-ready = spørg, om man kan spille, og ikke kun om den er i live
watching-is-alive = Botten er i live.
watching-is-ready = Botten er klar.
watching-is-stuck = Botten svarer, men den hænger. Start den igen.
watching-is-not-ready = Botten er i live, men ikke klar. Der mangler: { $missing }.
watching-nobody-answers = Ingen svarer på { $listen }.
watching-health-is-off = PALIFICO_HEALTH__LISTEN er off, så botten kan ikke spørges.
