"""The plainest bot: calls methods of the Bot API double, and nothing else."""

from types import TracebackType
from typing import Any, Self

import aiohttp

from tests import bot_api_contract as contract
from tests.bot_api import BotApi
from tests.bot_api_values import Json


class Caller:
    """Calls methods with JSON; `call` returns the whole answer, `done` the result of what must be done."""

    def __init__(self, api: BotApi) -> None:
        self._api = api
        self._session = aiohttp.ClientSession()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._session.close()

    async def call(self, method: str, **parameters: Any) -> Json:
        """Call a method; its answer."""
        return await self.post(method, json=parameters)

    async def post(self, method: str, **how: Any) -> Json:
        """Call a method, its parameters in whatever form."""
        address = f"{self._api.url}/bot{self._api.token}/{method}"
        async with self._session.post(address, **how) as response:
            answer: Json = await response.json()
            assert response.status == answer.get("error_code", 200)
            return answer

    async def done(self, method: str, **parameters: Any) -> Any:
        """Call a method that must be done; its result."""
        answer = await self.call(method, **parameters)
        assert answer["ok"], answer
        return answer["result"]

    async def refused(self, method: str, **parameters: Any) -> str:
        """Call a method that must be refused; why it was."""
        answer = await self.call(method, **parameters)
        assert not answer["ok"], answer
        return f"{answer['error_code']} {answer['description']}"


def check_the_double(api: BotApi) -> None:
    """Check that all it ever told the bot is as the Bot API defines it.

    Raises:
        Broken: something is not.
    """
    for update in api.delivery.history:
        contract.check_update(update.as_json())
    for call in api.calls:
        if call.ok and call.answer is not None:
            contract.check_result(call.method, call.answer["result"])
