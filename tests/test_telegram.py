"""Groups on Telegram play whole games: with buttons, with words, from the direct chat."""

from tests.telegram_stage import board_of, telegram_stage, texts


async def test_first() -> None:
    async with telegram_stage() as on:
        anna, bo, cem = (on.api.world.person(name) for name in ("Anna", "Bo", "Cem"))
        group = on.api.world.supergroup("Friends", anna, bo, cem)
        print(await on.says(anna, group, "/play"))
        print(board_of(anna, group).labels)
        press = await on.presses(bo, board_of(bo, group), "Join")
        print(press.alert)
        await on.presses(cem, board_of(cem, group), "Join")
        await on.presses(anna, board_of(anna, group), "Deal")
        print(texts(anna.sees(group)))
        print(board_of(anna, group).labels)
        press = await on.presses(bo, board_of(bo, group), "My dice")
        print(repr(press.alert))
        print(on.log.events)
        print([ (c.method, c.description) for c in on.api.refusals])
