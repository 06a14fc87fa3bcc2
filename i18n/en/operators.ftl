### What is said to the operators of the bot, and to those whom they do not let in.
### $who is a name such as telegram:123 or matrix:@anna:example.org.

operators-goodbye = I do not run games in this room. Goodbye.
operators-not-for-you = I only play with people and groups that my operator has chosen.
operators-blocked = Blocked: { $who }.
operators-unblocked = No longer blocked: { $who }.
operators-not-blocked = { $who } is not blocked.
operators-blocked-for-good = { $who } is blocked by the settings that I was started with. Only they can change that.
operators-is-operator = { $who } is an operator and cannot be blocked.
operators-who-is-meant = Name a person, a room or a server, as in “block telegram:123”, “block telegram:-100123”, “block matrix:@anna:example.org” or “block matrix:example.org”.
operators-blocked-are = { $count ->
    [one] Blocked, { $count } name:
   *[other] Blocked, { $count } names:
}
operators-blocked-line = { $who }
operators-nobody-blocked = Nobody is blocked.
operators-is-announced = Announced: a rest in { $until }, for { $lasts }. All who play are told.
operators-is-announced-now = Announced: a rest at any moment, for { $lasts }. All who play are told.
operators-taken-back = Taken back. Those who were told are told so.
operators-not-announced = Nothing is announced.
operators-how-to-announce = Say in how long the bot rests and for how long, and what else you want to say: “announce 10m 5m New dice!”, or “announce off” to take it back.
