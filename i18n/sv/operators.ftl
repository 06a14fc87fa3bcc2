### Det som sägs till dem som driver boten, och till dem som de inte släpper in.

operators-goodbye = I det här rummet leder jag inga spel. Hej då.
operators-not-for-you = Jag spelar bara med personer och grupper som den som driver mig har valt.
operators-blocked = Blockerad: { $who }.
operators-unblocked = Inte längre blockerad: { $who }.
operators-not-blocked = { $who } är inte blockerad.
operators-blocked-for-good = { $who } är blockerad i inställningarna som jag startades med. Det går bara att ändra där.
operators-is-operator = { $who } driver boten och kan inte blockeras.
operators-who-is-meant = Skriv en person, ett rum eller en server, till exempel ”blockera telegram:123”, ”blockera telegram:-100123”, ”blockera matrix:@anna:example.org” eller ”blockera matrix:example.org”.
operators-blocked-are = { $count ->
    [one] Blockerade, { $count } namn:
   *[other] Blockerade, { $count } namn:
}
operators-blocked-line = { $who }
operators-nobody-blocked = Ingen är blockerad.
operators-is-announced = Meddelat: paus om { $until }, i { $lasts }. Alla som spelar får veta det.
operators-is-announced-now = Meddelat: paus alldeles strax, i { $lasts }. Alla som spelar får veta det.
operators-taken-back = Återtaget. De som hade fått veta det får veta även detta.
operators-not-announced = Ingenting är meddelat.
operators-how-to-announce = Skriv hur lång tid det är till pausen och hur länge den varar, och vad du mer vill säga: ”meddela 10m 5m Nya tärningar!”, eller ”meddela av” för att ta tillbaka det.
