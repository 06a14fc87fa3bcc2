"""What every test may ask for."""

import os
from collections.abc import AsyncIterator, Iterator

import pytest

from storage.client import Client
from storage.connect import connect
from tests.servers import STORES, Server, Setup, a_server, flushed_url
from tests.synapse import Synapse, a_homeserver

# Whoever runs the tests may have settings of their own, in this folder or on this machine.
os.environ["PALIFICO_CONFIG"] = os.devnull


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden transcripts anew")


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Server]:
    """Run a server for the whole session; `flush` before relying on what is in it."""
    with a_server() as server:
        yield server


@pytest.fixture(scope="session")
def redis_cluster() -> Iterator[Server]:
    """Run a cluster of one node for the whole session; it takes two seconds to start."""
    with a_server(Setup(cluster=True)) as server:
        yield server


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest) -> str:
    """Return the URL of an empty store, of each kind in turn."""
    return flushed_url(request.param, request)


@pytest.fixture
async def store_client(store_url: str) -> AsyncIterator[Client]:
    """Return a client of an empty store, of each kind in turn."""
    client = connect(store_url)
    yield client
    await client.aclose()


@pytest.fixture(scope="session")
def synapse() -> Iterator[Synapse]:
    """Run a homeserver for the whole session; every test makes accounts of its own."""
    with a_homeserver() as server:
        yield server


@pytest.fixture(scope="session")
def limited_synapse() -> Iterator[Synapse]:
    """Run a homeserver with the limits that Synapse has by default."""
    with a_homeserver(limited=True) as server:
        yield server
