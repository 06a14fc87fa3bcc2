"""What a table takes in a real server, weighed when what was done is shown as well."""

from contextlib import aclosing

from storage.connect import connect
from tests.processes import a_process
from tests.servers import Server
from tests.stage import StagePlatform
from tests.weighing import MOST_FOR_EIGHT, opened, weighed


async def test_a_table_for_eight_stays_small_from_its_first_move_to_its_last(redis_server: Server) -> None:
    redis_server.flush()
    async with aclosing(connect(redis_server.url)) as client:
        process = a_process(client, StagePlatform())
        found = await weighed(redis_server, process, await opened(process, 8))
    assert len(found) > 100
    assert max(each.taken for each in found) < MOST_FOR_EIGHT
