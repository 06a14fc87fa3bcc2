"""A client of a cluster: what is on one node does not depend on the others.

The rules:

1. Commands take turns, as the pools of the nodes would refuse them.
2. Commands that are given together have a short time each, and fail each for itself. Of each node
   one is asked before the others: one that hangs takes no turn but that.
3. A node that lets a command wait is silent until it answers one. Beside the few that wait for it,
   nothing more is asked of it meanwhile, so that turns are left for the others.
4. The nodes are asked all at once for the slots, and the first answer counts. Nobody who gives up
   waiting for that takes it from the others.
5. A node that is silent may have been replaced: the slots are asked for anew.
6. A script is loaded where it is to run, and nowhere else.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, cast

from redis.asyncio.cluster import ClusterNode, ClusterPipeline, RedisCluster
from redis.exceptions import ConnectionError as Unreachable
from redis.exceptions import NoScriptError, RedisClusterException, RedisError
from redis.exceptions import TimeoutError as NoAnswer

from storage.client import LOOK_WITHIN, soon

SILENT_FOR = 10.0
"""Seconds after which a silent node is asked like the others again."""

_ALL_SLOTS = 16384

_ALMOST = 0.9
"""How much of its time a command has to have waited: a little of that went by before."""

_MAY_WAIT = 5
"""The part of the turns that may wait for a silent node: one of so many."""


class Batch(ClusterPipeline):
    """Commands to a cluster that are given together: each takes its own turn, and fails for itself.

    The driver's own pipeline takes no turn, and fails as a whole when one node cannot be reached.
    """

    def __init__(self, cluster: "Cluster") -> None:
        super().__init__(cluster)
        self._cluster = cluster
        self._given: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    def execute_command(self, *args: Any, **kwargs: Any) -> "Batch":
        """Give a command; its first argument is a key."""
        self._given.append((args, kwargs))
        return self

    async def execute(self, raise_on_error: bool = True, allow_redirections: bool = True) -> list[Any]:
        """Send the commands and return their answers (rule 2)."""
        given, self._given = self._given, []
        answers: list[Any] = [None] * len(given)
        await self.cluster_client.initialize()
        of_node: dict[str, list[int]] = {}
        for number, ((_, key, *_), _) in enumerate(given):
            of_node.setdefault(self._node_of(key), []).append(number)

        async def ask(numbers: Sequence[int]) -> None:
            asked = (self._soon(*given[number]) for number in numbers)
            for number, answer in zip(numbers, await asyncio.gather(*asked), strict=True):
                answers[number] = answer

        async def ask_node(first: int, *others: int) -> None:
            await ask([first])
            if isinstance(answers[first], TimeoutError | NoAnswer):
                for number in others:
                    answers[number] = answers[first]
            else:
                await ask(others)

        await asyncio.gather(*(ask_node(*numbers) for numbers in of_node.values()))
        failures = [each for each in answers if isinstance(each, BaseException)]
        if failures and raise_on_error:
            raise failures[0]
        return answers

    def _node_of(self, key: str) -> str:
        with suppress(RedisError, RedisClusterException):
            node = self.cluster_client.get_node_from_key(key)
            return node.name if node is not None else ""
        return ""

    async def _soon(self, command: tuple[Any, ...], options: dict[str, Any]) -> Any:
        try:
            return await self._cluster.ask_soon(*command, **options)
        except (RedisError, RedisClusterException, OSError) as error:
            return error


class _Script:
    """A script that is loaded by the one node that has its keys (rule 6)."""

    def __init__(self, cluster: "Cluster", script: str, sha: str) -> None:
        self._cluster = cluster
        self._script = script
        self._sha = sha

    async def __call__(self, keys: Sequence[str], args: Sequence[str | bytes | float]) -> list[Any]:
        ask: Callable[..., Awaitable[list[Any]]] = self._cluster.execute_command
        run = partial(ask, "EVALSHA", self._sha, len(keys), *keys, *args)
        try:
            return await run()
        except NoScriptError:
            node = self._cluster.get_node_from_key(keys[0])
            await self._cluster.execute_command("SCRIPT LOAD", self._script, target_nodes=node)
            return await run()


class Cluster(RedisCluster):
    """A cluster whose commands wait their turn (rule 1). `bound` has to be called first."""

    def bound(self, connections: int, within: float) -> None:
        """Let so many commands be under way, and one wait no longer than this for its turn."""
        self._turns = asyncio.Semaphore(connections)
        self._turn_within = within
        self._may_wait = max(1, connections // _MAY_WAIT)
        self._under_way: Counter[str] = Counter()
        self._silent: dict[str, float] = {}
        self._learning: asyncio.Task[None] | None = None

    def register_script(self, script: str | bytes | memoryview) -> Any:
        """Return a script to be called."""
        text = script if isinstance(script, str) else bytes(script).decode()
        return _Script(self, text, super().register_script(text).sha)

    def pipeline(self, transaction: Any = None, shard_hint: Any = None) -> ClusterPipeline:
        """Return commands that are given together."""
        # To mypy the driver's own pipelines are abstract.
        batch: ClusterPipeline = cast("Any", Batch)(self)
        return batch

    async def execute_command(self, *args: Any, **kwargs: Any) -> Any:
        """Send a command when it is its turn."""
        return await self._in_turn(self._send(*args, **kwargs))

    async def info(self, section: str | None = None, *args: str, **kwargs: Any) -> dict[str, Any]:
        """Ask every master about itself, and return the answers by their names."""
        asked = [*args] if section is None else [section, *args]
        answers: dict[str, Any] = await self.execute_command(
            "INFO", *asked, target_nodes=self.PRIMARIES, **kwargs
        )
        return answers

    async def ask_soon(self, *args: Any, **kwargs: Any) -> Any:
        """Send a command when it is its turn, and have the answer soon after or a `TimeoutError`."""
        return await self._in_turn(self._send_soon(*args, **kwargs))

    async def _in_turn(self, sending: Coroutine[Any, Any, Any]) -> Any:
        try:
            async with asyncio.timeout(self._turn_within):
                await self._turns.acquire()
        except BaseException as error:
            sending.close()
            if isinstance(error, TimeoutError):
                raise Unreachable("No connection available.") from error
            raise
        try:
            return await sending
        finally:
            self._turns.release()

    async def _send_soon(self, *args: Any, **kwargs: Any) -> Any:
        return await soon(self._send(*args, **kwargs))

    async def _send(self, *args: Any, **kwargs: Any) -> Any:
        # While it knows no slots, the driver would ask any node.
        await self.initialize()
        return await super().execute_command(*args, **kwargs)

    async def _execute_command(self, target_node: ClusterNode, *args: Any, **kwargs: Any) -> Any:
        name, began = target_node.name, _now()
        if self._silent.get(name, 0.0) > began and self._under_way[name] >= self._may_wait:
            raise NoAnswer("The node is silent.")
        self._under_way[name] += 1
        try:
            answer = await super()._execute_command(target_node, *args, **kwargs)
        except BaseException:
            if _now() - began >= LOOK_WITHIN * _ALMOST:
                self._is_silent(name)
            raise
        else:
            self._silent.pop(name, None)
            return answer
        finally:
            self._under_way[name] -= 1

    def _is_silent(self, name: str) -> None:
        if self._silent.get(name, 0.0) <= _now():
            self._silent[name] = _now() + SILENT_FOR
            self._initialize = True

    async def initialize(self, *_: Any, **__: Any) -> RedisCluster:
        """Ask for the slots, if they are not known (rule 4)."""
        if self._initialize:
            if self._learning is None or self._learning.done():
                self._learning = asyncio.create_task(self._learn())
                self._learning.add_done_callback(_heard)
            await asyncio.shield(self._learning)
        return self

    async def aclose(self) -> None:
        """Close the connections."""
        if self._learning is not None:
            with suppress(Exception):  # of whoever waits for it
                await asyncio.shield(self._learning)
        # Otherwise the driver closes nothing while it wants to ask for the slots anew.
        self._initialize = False
        await super().aclose()

    async def _learn(self) -> None:
        """Learn where the slots are, as the driver does, from the node that answers first."""
        manager = self.nodes_manager
        asked = manager.startup_nodes
        first = await _first_to_know(asked.values()) if len(asked) > 1 else None
        try:
            if first is not None:
                manager.startup_nodes = {first.name: first}
            await manager.initialize()
            knows = manager.nodes_cache.get(first.name) if first is not None else None
            await self.commands_parser.initialize(knows or manager.default_node)
            self._initialize = False
        except BaseException as error:
            manager.startup_nodes = asked
            await manager.aclose()
            await manager.aclose("startup_nodes")
            if isinstance(error, RedisClusterException):
                # Which is no RedisError.
                raise Unreachable(str(error)) from error
            raise
        kept = {*map(id, manager.startup_nodes.values()), *map(id, manager.nodes_cache.values())}
        await asyncio.gather(*(node.disconnect() for node in asked.values() if id(node) not in kept))


def _heard(learning: asyncio.Task[None]) -> None:
    """Take note of a failure, which those who wait for it are told, if anybody still does."""
    if not learning.cancelled():
        learning.exception()


async def _first_to_know(nodes: Iterable[ClusterNode]) -> ClusterNode | None:
    """Return the node that is the first to say where all slots are, None when none is."""
    asked = [asyncio.create_task(_if_it_knows(node)) for node in nodes]
    try:
        for answer in asyncio.as_completed(asked):
            if (node := await answer) is not None:
                return node
        return None
    finally:
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


async def _if_it_knows(node: ClusterNode) -> ClusterNode | None:
    with suppress(RedisError, OSError):
        async with asyncio.timeout(LOOK_WITHIN):
            ranges = await node.execute_command("CLUSTER SLOTS")
        if sum(last - first + 1 for first, last, *_ in ranges) == _ALL_SLOTS:
            return node
    return None


def _now() -> float:
    return asyncio.get_running_loop().time()
