"""A Matrix homeserver for tests: Synapse from its wheel, in an environment of its own, on this machine alone.

It is started as a program and spoken to over HTTP; nothing of it is imported. It keeps everything in
memory and speaks to no other server. `make synapse` installs it.
"""

import asyncio
import base64
import contextlib
import hashlib
import hmac
import json
import os
import secrets
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

PROGRAM = Path(__file__).parent.parent / ".venv-synapse" / "bin" / "python"
SECRET = "registration"
NAME = "localhost"
A_SECOND = 0.2
"""Events that a homeserver takes a second from one person, by default."""

STARTED_WITHIN = 60.0
TRIES = 3
ENDED_LOOKED_FOR_EVERY = 0.5

_numbers = count(1)


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody's account, with a device that is logged in."""

    user: str
    password: str
    device: str
    token: str


@dataclass(slots=True)
class Synapse:
    """A running homeserver."""

    url: str
    folder: Path
    process: subprocess.Popen[bytes] | None = None

    def call(self, method: str, path: str, body: object = None, token: str = "") -> dict[str, Any]:
        """Ask the server and return its answer; an error is an answer too."""
        request = urllib.request.Request(  # noqa: S310  # this machine's own server
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
        )
        try:
            with urllib.request.urlopen(request, timeout=20) as response:  # noqa: S310  # likewise
                answer: dict[str, Any] = json.load(response)
        except urllib.error.HTTPError as error:
            with error:
                answer = json.load(error)
        return answer

    def fetch(self, path: str, token: str) -> bytes:
        """Return what the server has there, as it is."""
        headers = {"Authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.url + path, headers=headers)  # noqa: S310  # this machine's own
        with urllib.request.urlopen(request, timeout=20) as response:  # noqa: S310  # likewise
            found: bytes = response.read()
        return found

    def register(self, name: str = "", *, admin: bool = False) -> Account:
        """Make an account that no test has used."""
        local = "".join(filter(str.isalnum, name.lower())) or "user"
        name = f"{local}{next(_numbers)}"
        nonce = self.call("GET", "/_synapse/admin/v1/register")["nonce"]
        role = "admin" if admin else "notadmin"
        said = f"{nonce}\0{name}\0secret\0{role}"
        mac = hmac.new(SECRET.encode(), said.encode(), hashlib.sha1).hexdigest()
        body = {"nonce": nonce, "username": name, "password": "secret", "admin": admin, "mac": mac}
        made = self.call("POST", "/_synapse/admin/v1/register", body)
        return Account(made["user_id"], "secret", made["device_id"], made["access_token"])

    def start(self) -> None:
        """Start the server, and wait until it says that it is ready, as it would say it to systemd."""
        address = self.folder / "ready"
        address.unlink(missing_ok=True)
        with (
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard,
            (self.folder / "stderr").open("wb") as said,
        ):
            heard.bind(str(address))
            plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
            self.process = subprocess.Popen(
                [str(PROGRAM), "-m", "synapse.app.homeserver", "-c", str(self.folder / "homeserver.json")],
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=said,
                env={**plain, "NOTIFY_SOCKET": str(address)},
            )
            _wait_for(self, heard)

    def said(self) -> str:
        """Return the end of what the server wrote down."""
        written = [self.folder / name for name in ("stderr", "synapse.log")]
        return "\n".join(path.read_text("utf-8")[-2000:] for path in written if path.exists())

    def stop(self) -> None:
        """End the server."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextlib.contextmanager
def a_homeserver(*, limited: bool = False, hurried: float = 0.0, lasting: bool = False) -> Iterator[Synapse]:
    """Run a homeserver.

    A `limited` one takes as few events as Synapse does by default, a `hurried` one so many times more a
    second, though no more at once; a `lasting` one knows everything when it is started again.
    """
    if not PROGRAM.exists():
        raise RuntimeError("Synapse is not installed: make synapse")
    with tempfile.TemporaryDirectory(prefix="synapse-") as name:
        folder = Path(name)
        limits = {"rc_message": {"per_second": A_SECOND * hurried, "burst_count": 10}} if hurried else {}
        database = str(folder / "db") if lasting else ":memory:"
        server = Synapse("", folder)
        try:
            for tries_left in reversed(range(TRIES)):
                port = _free_port()
                _write_setting(folder, port, limited=limited, limits=limits, database=database)
                server.url = f"http://127.0.0.1:{port}"
                try:
                    server.start()
                except NotStarted:
                    # Whoever was faster has the port now.
                    server.stop()
                    if not tries_left:
                        raise
                else:
                    break
            yield server
        finally:
            server.stop()


async def until(happens: Any, seconds: float = 15.0, what: str = "it did not happen") -> Any:
    """Return what a function returns, or an awaitable of it, once it is true."""
    ends = time.monotonic() + seconds
    while True:
        found = happens()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return found
        assert time.monotonic() < ends, what
        await asyncio.sleep(0.03)


class NotStarted(Exception):
    """The server did not start; the text is what it said."""


def _wait_for(server: Synapse, heard: socket.socket) -> None:
    ends = time.monotonic() + STARTED_WITHIN
    heard.settimeout(ENDED_LOOKED_FOR_EVERY)
    while True:
        try:
            if b"READY=1" in heard.recv(1000):
                return
        except TimeoutError:
            if server.process is None or server.process.poll() is not None or time.monotonic() > ends:
                raise NotStarted(server.said()) from None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


_UNLIMITED = {"per_second": 1e6, "burst_count": 1_000_000}
_SINGLE_LIMITS = (
    *("rc_message", "rc_registration", "rc_admin_redaction", "rc_joins_per_room", "rc_media_create"),
    *("rc_room_creation", "rc_user_directory", "rc_profile", "rc_reports", "rc_key_requests"),
    *("rc_delayed_event_mgmt", "rc_3pid_validation", "rc_third_party_invite"),
    "rc_registration_token_validity",
)
_NESTED_LIMITS = {
    "rc_login": ("address", "account", "failed_attempts"),
    "rc_joins": ("local", "remote"),
    "rc_invites": ("per_room", "per_user", "per_issuer"),
    "rc_presence": ("per_user",),
}


def _write_setting(folder: Path, port: int, *, limited: bool, limits: dict[str, Any], database: str) -> None:
    key = base64.b64encode(secrets.token_bytes(32)).decode().rstrip("=")
    (folder / "signing.key").write_text(f"ed25519 a_test {key}\n", "ascii")
    log = {
        "version": 1,
        "handlers": {"file": {"class": "logging.FileHandler", "filename": str(folder / "synapse.log")}},
        "root": {"level": "WARNING", "handlers": ["file"]},
    }
    (folder / "log.json").write_text(json.dumps(log), "utf-8")
    setting: dict[str, object] = {
        "server_name": NAME,
        "report_stats": False,
        "public_baseurl": f"http://127.0.0.1:{port}/",
        "pid_file": str(folder / "pid"),
        "listeners": [
            {
                "port": port,
                "type": "http",
                "tls": False,
                "bind_addresses": ["127.0.0.1"],
                "resources": [{"names": ["client"]}],
            }
        ],
        "database": {"name": "sqlite3", "args": {"database": database}},
        # Asked the same twice it would give its old answer for two minutes, and nobody would see what is new.
        "caches": {"sync_response_cache_duration": "0s"},
        "log_config": str(folder / "log.json"),
        "media_store_path": str(folder / "media"),
        "signing_key_path": str(folder / "signing.key"),
        "registration_shared_secret": SECRET,
        "macaroon_secret_key": "macaroons",
        "form_secret": "forms",
        "trusted_key_servers": [],
        "suppress_key_server_warning": True,
        "federation_domain_whitelist": [],
        "presence": {"enabled": False},
        "bcrypt_rounds": 4,
    }
    if not limited:
        setting |= dict.fromkeys(_SINGLE_LIMITS, _UNLIMITED)
        setting |= {name: dict.fromkeys(parts, _UNLIMITED) for name, parts in _NESTED_LIMITS.items()}
    (folder / "homeserver.json").write_text(json.dumps(setting | limits), "utf-8")
