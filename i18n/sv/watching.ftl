### Det som sägs om att vaka över boten.

watching-takes-health = en värd och en port, som 127.0.0.1:9464, eller off
watching-health-at = Hälsa och mätvärden: http://{ $listen }
watching-health-nowhere = Det går inte att lyssna på { $listen }: ett annat program har porten, eller så hör värden inte till den här datorn. Boten körs ändå, men ingen kan fråga hur den mår. Sätt PALIFICO_HEALTH__LISTEN till något annat eller till off.
watching-use-healthcheck = fråga boten som körs på den här datorn hur den mår
watching-flag-ready = fråga om det går att spela, inte bara om den lever
watching-is-alive = Boten lever.
watching-is-ready = Boten är redo.
watching-is-stuck = Boten svarar men har fastnat. Starta om den.
watching-is-not-ready = Boten lever men är inte redo. Det här saknas: { $missing }.
watching-nobody-answers = Ingen svarar på { $listen }.
watching-health-is-off = PALIFICO_HEALTH__LISTEN är off, så det går inte att fråga boten.
