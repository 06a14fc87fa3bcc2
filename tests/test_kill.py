"""No move is lost and none is made twice, whoever dies: the short form of `make soak`."""

from tests.servers import a_server
from tests.soak import KEEPS, run
from tests.soak_play import Plan

SHORT = Plan(
    tables=16,
    dice=3,
    workers=3,
    calls_a_kill=400,
    sits_a_kill=9,
    timers=80,
    lease=6.0,
    drops=0.06,
    platform_faults=0.02,
    slow=0.02,
    refusing=0.15,
    lost=0.15,
)
FAULTS = (
    "workers killed",
    "killed with seat stored, player not noted",
    "replies dropped",
    "platform: answer lost",
    "platform: told to wait",
    "platform: send slowly",
    "platform: refused",
    "private commands",
)


async def test_workers_die_answers_get_lost_the_server_restarts_and_players_notice_no_more_than_a_pause() -> (
    None
):
    with a_server(KEEPS) as server:
        report = await run(SHORT, server)
    assert report.faults == []
    assert report.figures["server restarts"] == 1
    for fault in FAULTS:
        assert int(str(report.figures[fault])) > 1, fault
