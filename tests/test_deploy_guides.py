"""The guides for deployers: their commands are right in what can be tried without an engine or a cluster."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from adapters.cli import main
from adapters.settings import CONFIG, read, variables
from storage.address import read_address
from tests.deploy_guides import GUIDES, Block, blocks, commands
from tests.deploy_tools import DEPLOY, ROOT, accepts, documents

COMPOSE = DEPLOY / "compose.yaml"
UNIT = DEPLOY / "systemd/palifico.service"
WAYS = ("compose", "docker", "systemd", "kubernetes")


def known() -> set[str]:
    """Return every variable that may be set."""
    files = {f"{each.name}_FILE" for each in variables() if each.is_secret}
    return {each.name for each in variables()} | files | {CONFIG}


def test_there_is_a_guide_for_each_way_and_it_is_a_page() -> None:
    names = {guide.stem for guide in GUIDES}
    assert names == {*WAYS, "upgrade", "backup", "monitoring"}
    listed = (DEPLOY / "README.md").read_text("utf-8")
    assert all(f"docs/deploy/{name}.md" in listed for name in names)
    for guide in GUIDES:
        assert len(guide.read_text("utf-8").splitlines()) <= 120, guide.name


@pytest.mark.parametrize("way", WAYS)
def test_a_guide_is_at_most_five_steps_long(way: str) -> None:
    text = next(guide for guide in GUIDES if guide.stem == way).read_text("utf-8")
    steps = [int(step) for step in re.findall(r"^(\d)\. ", text, re.MULTILINE)]
    assert steps == list(range(1, len(steps) + 1))
    assert 3 <= len(steps) <= 5


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_the_commands_are_good_shell(guide: Path, tmp_path: Path) -> None:
    script = tmp_path / "typed.sh"
    script.write_text("\n".join(block.text for block in blocks("sh", guide.stem)) or "true\n", "utf-8")
    accepts("shellcheck", "--shell=sh", script)


def test_every_file_that_a_command_names_is_there_or_is_somebody_s_own() -> None:
    named = {
        found
        for each in commands()
        for found in re.findall(r"(?<![\w./-])((?:deploy|requirements)/[\w./-]+)", each)
    }
    assert len(named) >= 8
    for name in named:
        path = f"{name}/" if name == "deploy/secrets" else name
        ignored = subprocess.run(["git", "check-ignore", "-q", path], cwd=ROOT, check=False).returncode == 0
        assert (ROOT / name).exists() != ignored, name


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_every_variable_of_a_guide_is_one_that_there_is(guide: Path) -> None:
    assert set(re.findall(r"\bPALIFICO_[A-Z_]+", guide.read_text("utf-8"))) <= known()


def test_every_place_for_tables_that_is_named_is_one() -> None:
    text = "\n".join(guide.read_text("utf-8") for guide in GUIDES) + COMPOSE.read_text("utf-8")
    named = re.findall(
        r"PALIFICO_REDIS_URL(?:=|: )([^\s`]+)|--redis (\S+)|^ *redis_url = \"(.*)\"", text, re.MULTILINE
    )
    addresses = {address for each in named for address in each if address}
    assert len(addresses) >= 4
    for address in addresses:
        read_address(address)


def test_every_command_of_the_program_is_one_that_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    helped = set(re.findall(r"^palifico (\w+)", capsys.readouterr().out, re.MULTILINE))
    called = re.compile(r"(?:bin/palifico|(?:bot|exec palifico|--) palifico|run --rm -T bot) (\w+)")
    typed = {found for each in commands() for found in called.findall(each)}
    assert {"doctor", "export", "import"} <= typed <= helped


def test_the_services_of_the_commands_are_those_of_compose() -> None:
    [compose] = documents(COMPOSE.read_text("utf-8"))
    typed = [each for each in commands() if each.startswith("docker compose") or "docker compose" in each]
    assert len(typed) >= 8
    for each in typed:
        assert "-f deploy/compose.yaml" in each
        if verb := re.search(r" (exec|logs -f|stop|start) (\w+)", each):
            assert verb[2] in compose["services"], each


def test_what_the_guide_adds_to_compose_fits(tmp_path: Path) -> None:
    [added] = [block.text for block in blocks("yaml", "compose")]
    (tmp_path / "override.yaml").write_text(added, "utf-8")
    merged = accepts(
        "docker-compose", "-f", COMPOSE, "-f", tmp_path / "override.yaml", "config", "--format", "json"
    )
    bot = json.loads(merged)["services"]["bot"]
    assert bot["environment"]["PALIFICO_MATRIX__STORE"].startswith("/data/")
    assert {secret["source"] for secret in bot["secrets"]} == {"telegram-token", "matrix-password"}
    alone = added.replace(
        "environment:\n", "environment:\n      PALIFICO_TELEGRAM__TOKEN_FILE: !reset null\n"
    )
    alone = alone.replace("    secrets:\n", "    secrets: !override\n", 1)
    (tmp_path / "override.yaml").write_text(alone, "utf-8")
    merged = accepts(
        "docker-compose", "-f", COMPOSE, "-f", tmp_path / "override.yaml", "config", "--format", "json"
    )
    bot = json.loads(merged)["services"]["bot"]
    assert "PALIFICO_TELEGRAM__TOKEN_FILE" not in bot["environment"]
    assert [secret["source"] for secret in bot["secrets"]] == ["matrix-password"]


def test_the_values_of_the_helm_commands_are_values_of_the_chart() -> None:
    code = """
import json, sys
import helm_python as helm
chart = helm.Chart.load(sys.argv[1])
for typed in json.load(sys.stdin):
    chart.render(helm.parse_set_string(",".join(typed)), name="palifico", namespace="palifico")
"""
    typed = [re.findall(r"--set (\S+)", each) for each in commands() if each.startswith("helm ")]
    assert any(typed)
    accepts("python", "-c", code, DEPLOY / "helm/palifico", typed=json.dumps(typed))


@pytest.mark.parametrize("block", blocks("ini", "systemd"), ids=lambda block: block.text.splitlines()[-1])
def test_what_the_guide_adds_to_the_unit_fits(block: Block, tmp_path: Path) -> None:
    unit = tmp_path / "palifico.service"
    unit.write_text(UNIT.read_text("utf-8").replace("/opt/palifico/bin/palifico", "/bin/true"), "utf-8")
    (tmp_path / "palifico.service.d").mkdir()
    (tmp_path / "palifico.service.d/added.conf").write_text(block.text, "utf-8")
    accepts("systemd-analyze", "verify", "--man=no", unit)


def test_what_systemd_hands_to_the_service_are_its_settings(tmp_path: Path) -> None:
    """The file that the guide copies with what it adds, and the token, where systemd puts them."""
    [block] = blocks("toml", "systemd")
    example = (DEPLOY / "palifico.example.toml").read_text("utf-8")
    (tmp_path / "settings.toml").write_text(f"{block.text}\n{example}", "utf-8")
    (tmp_path / "palifico.telegram.token").write_text("1:token\n", "utf-8")
    settings = read({"CREDENTIALS_DIRECTORY": str(tmp_path), CONFIG: str(tmp_path / "settings.toml")})
    assert settings.telegram is not None
    assert settings.telegram.token.get_secret_value() == "1:token"
    assert settings.redis_url.get_secret_value() == "redis://127.0.0.1:6379/0"


def test_prometheus_takes_the_configuration_of_the_guide(tmp_path: Path) -> None:
    [block] = blocks("yaml", "monitoring")
    (tmp_path / "prometheus.yaml").write_text(block.text, "utf-8")
    rules = (DEPLOY / "prometheus/palifico.rules.yaml").read_text("utf-8")
    (tmp_path / "palifico.rules.yaml").write_text(rules, "utf-8")
    accepts("promtool", "check", "config", tmp_path / "prometheus.yaml")
