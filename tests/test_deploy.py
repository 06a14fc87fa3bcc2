"""The compose file and the unit of systemd, checked by what reads them; and all YAML and shell."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from adapters.cli.run import CLOSED_WITHIN, ENDED_WITHIN
from adapters.settings import CONFIG, variables
from tests.deploy_tools import DEPLOY, ROOT, accepts, ran
from tests.dockerfile import USER

COMPOSE = DEPLOY / "compose.yaml"
UNIT = DEPLOY / "systemd/palifico.service"
MOST_EXPOSED = 20
"""Tenths of systemd's scale, on which 10.0 is open to everything."""

YAML = sorted(path for path in DEPLOY.rglob("*.y*ml") if "templates" not in path.parts)
SHELL = [ROOT / ".ci/run", ROOT / "tests/deploy_tools.sh"]


def services() -> dict[str, dict[str, Any]]:
    """Return the services as compose reads them."""
    read = json.loads(accepts("docker-compose", "-f", COMPOSE, "config", "--format", "json"))
    found: dict[str, dict[str, Any]] = read["services"]
    return found


def unit() -> dict[str, list[str]]:
    """Return what the unit says, each name with all that is given to it."""
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^([A-Z]\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize("path", YAML, ids=lambda path: str(path.relative_to(DEPLOY)))
def test_yaml_is_in_order(path: Path) -> None:
    assert accepts("yamllint", "--strict", path) == ""


@pytest.mark.parametrize("path", SHELL, ids=lambda path: path.name)
def test_shell_scripts_are_in_order(path: Path) -> None:
    accepts("shellcheck", path)


# compose


def test_compose_reads_the_file() -> None:
    assert set(services()) == {"bot", "redis"}


def test_nothing_in_it_is_dangerous(tmp_path: Path) -> None:
    lint = ("--config", DEPLOY / ".compose-lint.yaml", "--strict-config", "--fail-on", "low")
    accepts("compose-lint", *lint, COMPOSE)
    careless = tmp_path / "compose.yaml"
    careless.write_text(
        COMPOSE.read_text("utf-8").replace("    read_only: true\n", "    privileged: true\n"), "utf-8"
    )
    assert ran("compose-lint", *lint, careless).returncode == 1


@pytest.mark.parametrize("name", ["bot", "redis"])
def test_a_service_is_nobody_s_and_may_write_its_volume_alone(name: str) -> None:
    service = services()[name]
    assert service["user"].split(":")[0] not in {"", "0", "root"}
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "cap_add" not in service
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert [volume["type"] for volume in service["volumes"]] == ["volume"]
    assert "ports" not in service, "nothing is published"
    assert service["restart"] == "unless-stopped"


def test_the_store_is_in_a_network_that_leads_nowhere() -> None:
    read = json.loads(accepts("docker-compose", "-f", COMPOSE, "config", "--format", "json"))
    assert list(read["services"]["redis"]["networks"]) == ["store"]
    assert read["networks"]["store"]["internal"] is True


def test_the_bot_is_built_and_run_as_its_image_says() -> None:
    bot = services()["bot"]
    assert (ROOT / bot["build"]["dockerfile"]).is_file()
    assert Path(bot["build"]["context"]) == ROOT
    assert bot["user"] == f"{USER}:{USER}"
    assert int(bot["stop_grace_period"].removesuffix("s")) > ENDED_WITHIN + CLOSED_WITHIN


def test_every_variable_that_compose_sets_is_one_that_there_is() -> None:
    bot = services()["bot"]
    files = {f"{each.name}_FILE" for each in variables() if each.is_secret}
    assert set(bot["environment"]) <= {each.name for each in variables()} | files
    mounted = {f"/run/secrets/{secret['source']}" for secret in bot["secrets"]}
    assert {value for name, value in bot["environment"].items() if name in files} == mounted


# systemd


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """Return the unit as on a machine where the program is installed."""
    path = tmp_path / "palifico.service"
    path.write_text(UNIT.read_text("utf-8").replace("/opt/palifico/bin/palifico", "/bin/true"), "utf-8")
    return path


def test_systemd_reads_the_unit(here: Path) -> None:
    done = ran("systemd-analyze", "verify", "--man=no", here)
    # Other units of the machine are other people's.
    ours = [line for line in done.stderr.splitlines() if "palifico" in line]
    assert (done.returncode, ours) == (0, [])


def test_only_the_bot_is_told_to_stop_as_it_ends_its_own_server_last() -> None:
    assert "KillMode=mixed\n" in UNIT.read_text("utf-8")


def test_systemd_would_find_a_word_that_it_does_not_know(here: Path) -> None:
    here.write_text(here.read_text("utf-8").replace("ProtectHome=", "ProtectHouse="), "utf-8")
    assert "ProtectHouse" in ran("systemd-analyze", "verify", "--man=no", here).stderr


def test_the_unit_is_closed_to_all_that_it_does_not_need(here: Path) -> None:
    security = ("security", "--offline=true", "--no-pager", f"--threshold={MOST_EXPOSED}")
    accepts("systemd-analyze", *security, UNIT)
    closing = re.compile(r"^(Protect|Private|Restrict|System|Capability|Dynamic).*\n", re.MULTILINE)
    here.write_text(closing.sub("", here.read_text("utf-8")), "utf-8")
    assert ran("systemd-analyze", *security, here).returncode != 0


def test_the_unit_hands_over_secrets_that_there_are() -> None:
    said = unit()
    handed = {each.split(":")[0] for each in said["LoadCredential"]}
    assert handed - {"settings.toml"} <= {each.credential for each in variables() if each.is_secret}
    assert f"{CONFIG}=%d/settings.toml" in said["Environment"]
    names = {each.split("=")[0] for each in said["Environment"] if each.startswith("PALIFICO")}
    assert names <= {each.name for each in variables()} | {CONFIG}


def test_the_unit_gives_time_to_finish_and_does_not_insist_on_wrong_settings() -> None:
    said = unit()
    assert int(said["TimeoutStopSec"][0]) > ENDED_WITHIN + CLOSED_WITHIN
    assert said["RestartPreventExitStatus"] == ["2"]
    assert said["ExecStart"] == ["/opt/palifico/bin/palifico run"]
    assert said["Type"] == ["notify"]
