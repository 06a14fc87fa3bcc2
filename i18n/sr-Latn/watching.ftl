### Šta se kaže o nadgledanju bota.

watching-takes-health = host i port, na primer 127.0.0.1:9464, ili off
watching-health-at = Stanje i merenja: http://{ $listen }
watching-health-nowhere = Port iz { $listen } je zauzet, pa tamo niko ne može da pita kako je bot. On ipak radi. Podesi PALIFICO_HEALTH__LISTEN na drugi port ili na off.
watching-use-healthcheck = pitaj bota koji radi na ovom računaru kako je
watching-flag-ready = pitaj može li da se igra, a ne samo da li je živ
watching-is-alive = Bot je živ.
watching-is-ready = Bot je spreman.
watching-is-stuck = Bot odgovara, ali se zaglavio. Pokreni ga ponovo.
watching-is-not-ready = Bot je živ, ali nije spreman. Nedostaje: { $missing }.
watching-nobody-answers = Niko ne odgovara na { $listen }.
watching-health-is-off = PALIFICO_HEALTH__LISTEN je off, pa bot ne može da se pita.
