"""The library's own log without the token, which it writes down with the address of the Bot API."""

import logging

HIDDEN = "***"

_LOGGERS = ("telegram.Bot", "telegram.request.BaseRequest")


class Hidden(logging.Filter):
    """Lets every record pass, the token hidden."""

    def __init__(self, token: str) -> None:
        """Hide a token."""
        super().__init__()
        self._token = token

    def filter(self, record: logging.LogRecord) -> bool:
        """Hide the token in a record.

        >>> record = logging.LogRecord("", 10, "", 1, "url: %s", ("https://bot1:abc/",), None)
        >>> Hidden("1:abc").filter(record), record.getMessage()
        (True, 'url: https://bot***/')
        """
        said = record.getMessage()
        if self._token in said:
            record.msg, record.args = said.replace(self._token, HIDDEN), ()
        return True


def keep_out_of_logs(token: str) -> None:
    """Let the library log no token, whatever level it logs at."""
    for name in _LOGGERS:
        logging.getLogger(name).addFilter(Hidden(token))
