### Šta se kaže o nadgledanju bota.

watching-takes-health = host i port, na primer 127.0.0.1:9464, ili off
watching-health-at = Stanje i merenja: http://{ $listen }
watching-health-nowhere = Na { $listen } ne može da se sluša: port drži drugi program ili host nije sa ovog računara. Bot ipak radi, ali niko ne može da ga pita kako je. Podesi PALIFICO_HEALTH__LISTEN na nešto drugo ili na off.
watching-use-healthcheck = pitaj bota koji radi na ovom računaru kako je
watching-flag-ready = pitaj može li da se igra, a ne samo da li je živ
watching-is-alive = Bot je živ.
watching-is-ready = Bot je spreman.
watching-is-stuck = Bot odgovara, ali se zaglavio. Pokreni ga ponovo.
watching-is-not-ready = Bot je živ, ali nije spreman. Nedostaje: { $missing }.
watching-nobody-answers = Niko ne odgovara na { $listen }.
watching-health-is-off = PALIFICO_HEALTH__LISTEN je off, pa bot ne može da se pita.
