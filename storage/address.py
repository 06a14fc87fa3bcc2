"""What the URL of a store says.

The rules:

1. A password is in no error and in no representation.
2. What is wrong with a URL is said without quoting from it: where a `/` or `#` that is not escaped
   cut a password in two, any part of the URL may hold some of it.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from urllib.parse import parse_qsl, unquote


class Reason(StrEnum):
    """What is wrong with a URL."""

    SCHEME = (
        "it must be `embedded`, name a folder as in embedded:/path/to/folder, or begin with redis://, "
        "rediss://, unix://, redis+cluster://, rediss+cluster://, redis+sentinel:// or rediss+sentinel://"
    )
    NODES = (
        "there must be a host, or several with commas between where several may be, each with a port "
        "of 1 to 65535 or none; in a password @ / ? # % : are written %40 %2F %3F %23 %25 %3A"
    )
    ONE_NODE = "there must be one host; several are for redis+cluster:// and redis+sentinel://"
    SOCKET = "the socket's path must begin with a slash: unix:///path/to/socket"
    DATABASE = "the database must be a number"
    CLUSTER_DATABASE = "a cluster has no numbered databases"
    SERVICE = (
        "after the sentinels comes the name of the service they watch: redis+sentinel://host:port/service"
    )
    OPTION = (
        "an option is not known, has a value that is not, or is for another kind of URL: db is for "
        "redis:// and unix://; sentinel_username and sentinel_password are for sentinels; ssl_ca_certs, "
        "ssl_certfile, ssl_keyfile, ssl_cert_reqs (required, optional, none) and ssl_check_hostname "
        "(yes, no) are for rediss"
    )


class WrongUrl(ValueError):
    """The URL of the store cannot be used.

    Args:
        reason: why; it holds nothing of the URL.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Kind(Enum):
    """What a URL leads to."""

    SERVER = auto()
    SOCKET = auto()
    CLUSTER = auto()
    SENTINEL = auto()
    EMBEDDED = auto()
    FOLDER = auto()


@dataclass(frozen=True, slots=True)
class Address:
    """What a URL says.

    `path` is that of a socket, or of the folder in which a server of this process's own keeps tables.
    `nodes` are hosts with their ports: of the server, of some of the cluster, or of the sentinels
    that know the master of `service`. `tls` is None where nothing is encrypted, else what the
    driver is to know of certificates.
    """

    kind: Kind
    nodes: tuple[tuple[str, int], ...] = ()
    path: str = ""
    service: str = ""
    database: int = 0
    username: str | None = None
    password: str | None = field(default=None, repr=False)
    tls: Mapping[str, object] | None = None
    sentinel_username: str | None = None
    sentinel_password: str | None = field(default=None, repr=False)


# The scheme, what stands before the path, the path, the options.
_URL = re.compile(r"([a-z+]+)://([^/?]*)([^?]*)(?:\?(.*))?", re.DOTALL)
_IN_A_FOLDER = "embedded:"
_NODE = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\s\[\]:@%,]+))(?::([0-9]{1,5}))?")

_SCHEMES = {
    "redis": (Kind.SERVER, False),
    "rediss": (Kind.SERVER, True),
    "unix": (Kind.SOCKET, False),
    "redis+cluster": (Kind.CLUSTER, False),
    "rediss+cluster": (Kind.CLUSTER, True),
    "redis+sentinel": (Kind.SENTINEL, False),
    "rediss+sentinel": (Kind.SENTINEL, True),
}

# By the driver's own names, so that URLs written for it can be used as they are.
_FILES = ("ssl_ca_certs", "ssl_certfile", "ssl_keyfile")
_CHOICES: Mapping[str, Mapping[str, object]] = {
    "ssl_cert_reqs": {"required": "required", "optional": "optional", "none": "none"},
    "ssl_check_hostname": {"yes": True, "no": False, "true": True, "false": False},
}


def read_address(url: str) -> Address:
    """Return what a URL says.

    >>> read_address("redis+sentinel://bot:secret@one,two:26380/tables/2").nodes
    (('one', 26379), ('two', 26380))

    Raises:
        WrongUrl: it says nothing that can be used.
    """
    if url == "embedded":
        return Address(Kind.EMBEDDED)
    if url.startswith(_IN_A_FOLDER) and len(url) > len(_IN_A_FOLDER):
        return Address(Kind.FOLDER, path=url.removeprefix(_IN_A_FOLDER))
    parts = _URL.fullmatch(url)
    if parts is None or parts[1] not in _SCHEMES:
        raise WrongUrl(Reason.SCHEME)
    kind, encrypted = _SCHEMES[parts[1]]
    person, _, hosts = parts[2].rpartition("@")
    user, _, password = person.partition(":")
    if "#" in url or (kind is not Kind.SOCKET and "@" in parts[3]):
        raise WrongUrl(Reason.NODES)
    nodes = _nodes(kind, hosts)
    path, service, database = _place(kind, unquote(parts[3]))
    options = _options(parts[4] or "")
    if kind in {Kind.SERVER, Kind.SOCKET}:
        database = options.pop("db", database)
    address = Address(
        kind,
        nodes=nodes,
        path=path,
        service=service,
        database=_database(database),
        username=unquote(user) or None,
        password=unquote(password) or None,
        tls=_certificates(options) if encrypted else None,
        sentinel_username=options.pop("sentinel_username", None) if kind is Kind.SENTINEL else None,
        sentinel_password=options.pop("sentinel_password", None) if kind is Kind.SENTINEL else None,
    )
    if options:
        raise WrongUrl(Reason.OPTION)
    return address


def _nodes(kind: Kind, hosts: str) -> tuple[tuple[str, int], ...]:
    if kind is Kind.SOCKET:
        if hosts:
            raise WrongUrl(Reason.SOCKET)
        return ()
    usual = 26379 if kind is Kind.SENTINEL else 6379
    nodes: list[tuple[str, int]] = []
    for host in hosts.split(","):
        node = _NODE.fullmatch(host)
        port = int(node[3] or usual) if node else 0
        if node is None or not 1 <= port <= 65535:
            raise WrongUrl(Reason.NODES)
        nodes.append((node[1] or node[2], port))
    if kind is Kind.SERVER and len(nodes) > 1:
        raise WrongUrl(Reason.ONE_NODE)
    return tuple(nodes)


def _place(kind: Kind, path: str) -> tuple[str, str, str]:
    """Return the socket's path, the service and the database that a URL's path says."""
    match kind:
        case Kind.SOCKET:
            if path in {"", "/"}:
                raise WrongUrl(Reason.SOCKET)
            return path, "", ""
        case Kind.SENTINEL:
            service, _, database = path.removeprefix("/").partition("/")
            if not service:
                raise WrongUrl(Reason.SERVICE)
            return "", service, database
        case Kind.CLUSTER:
            if path not in {"", "/", "/0"}:
                raise WrongUrl(Reason.CLUSTER_DATABASE)
            return "", "", ""
        case _:
            return "", "", path.removeprefix("/")


def _database(text: str) -> int:
    if text and not re.fullmatch("[0-9]{1,5}", text):
        raise WrongUrl(Reason.DATABASE)
    return int(text or 0)


def _options(query: str) -> dict[str, str]:
    if not query:
        return {}
    with suppress(ValueError):
        return dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True))
    # Not where it is caught: the error quotes.
    raise WrongUrl(Reason.OPTION)


def _certificates(options: dict[str, str]) -> dict[str, object]:
    found: dict[str, object] = {name: options.pop(name) for name in _FILES if name in options}
    for name, choices in _CHOICES.items():
        if name in options:
            value = options.pop(name)
            if value not in choices:
                raise WrongUrl(Reason.OPTION)
            found[name] = choices[value]
    return found
