"""Calls of the Bot API over aiohttp, in place of the library's own client: less work for a call.

The rules:

1. A call that did not reach the server says so, so that it can be made again; one whose answer
   did not come in time is `TimedOut`.
2. No error holds the address of a call, which has the token in it.
3. Connections are kept and bounded.
"""

from typing import Any

import aiohttp
from telegram._utils.defaultvalue import DEFAULT_NONE  # the default of the interface
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from adapters.telegram.errors import NotSent

CONNECTIONS = 100
"""How many calls are under way at most."""

CONNECT_WITHIN = 5.0
"""Seconds to connect."""

ANSWER_WITHIN = 15.0
"""Seconds for an answer, unless a call says otherwise."""


class AiohttpRequest(BaseRequest):
    """The library's way to the server. It owns a session, from `initialize` to `shutdown`."""

    def __init__(self, *, connections: int = CONNECTIONS, answer_within: float = ANSWER_WITHIN) -> None:
        """Bound the connections, and the seconds for an answer."""
        self._connections = connections
        self._answer_within = answer_within
        self._session: aiohttp.ClientSession | None = None
        self.under_way = 0
        """How many calls have been made and not been answered."""

    @property
    def read_timeout(self) -> float | None:
        """Seconds for an answer, to which a long poll adds its own."""
        return self._answer_within

    async def initialize(self) -> None:
        """Begin a session."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=self._connections),
                headers={"User-Agent": self.USER_AGENT},
                auto_decompress=True,
            )

    async def shutdown(self) -> None:
        """End the session."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(  # noqa: PLR0917  # the interface of the library
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = DEFAULT_NONE,
        write_timeout: Any = DEFAULT_NONE,
        connect_timeout: Any = DEFAULT_NONE,
        pool_timeout: Any = DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Make a call and return the status and the body of the answer."""
        if self._session is None:
            raise NotSent("the session has not begun")
        answer_within = self._answer_within if read_timeout is DEFAULT_NONE else read_timeout
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=CONNECT_WITHIN, sock_read=answer_within)
        self.under_way += 1
        try:
            async with self._session.request(
                method, url, data=_body(request_data), timeout=timeout, allow_redirects=False
            ) as response:
                return response.status, await response.read()
        except (aiohttp.ConnectionTimeoutError, aiohttp.ClientConnectorError) as error:
            raise NotSent(f"not connected: {type(error).__name__}") from None
        except TimeoutError:
            raise TimedOut from None
        except aiohttp.ClientError as error:
            raise NetworkError(f"connection lost: {type(error).__name__}") from None
        finally:
            self.under_way -= 1


def _body(data: RequestData | None) -> Any:
    if data is None:
        return None
    if not data.contains_files:
        return data.json_parameters
    form = aiohttp.FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, kind) in (data.multipart_data or {}).items():
        form.add_field(name, content, filename=filename, content_type=kind)
    return form
