"""The alerts and the dashboard: promtool reads the rules and tries them, and all they ask for is measured."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from adapters.metrics import Metrics
from adapters.telegram.places import NAME as TELEGRAM
from tests.deploy_guides import FOLDER
from tests.deploy_tools import DEPLOY, accepts, documents, ran

RULES = DEPLOY / "prometheus/palifico.rules.yaml"
TRIED = DEPLOY / "prometheus/palifico.rules.test.yaml"
DASHBOARD = DEPLOY / "grafana/palifico.json"

OF_PROMETHEUS = {"up"}
"""What Prometheus knows of a process without being told."""


@pytest.fixture(scope="module")
def exported() -> dict[str, set[str]]:
    """Return the name of everything that a process exports once all has happened in it, with its labels."""
    metrics = Metrics()
    metrics.expects(TELEGRAM)
    metrics.refused(TELEGRAM, "kind")
    metrics.must_wait(TELEGRAM, "bot", 1.0)
    metrics.asked("commit", 0.001, failed=True)
    metrics.logged("event")
    metrics.condition({TELEGRAM: True}, {TELEGRAM: True})
    families = text_string_to_metric_families(metrics.text().decode())
    return {sample.name: set(sample.labels) for family in families for sample in family.samples}


def rules() -> list[dict[str, Any]]:
    [read] = documents(RULES.read_text("utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def dashboard() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(DASHBOARD.read_text("utf-8"))
    return read


def panels() -> list[dict[str, Any]]:
    return [panel for panel in dashboard()["panels"] if panel["type"] != "row"]


def expressions() -> Iterator[tuple[str, str]]:
    """Return every expression with what it belongs to."""
    for rule in rules():
        yield rule["alert"], rule["expr"]
    for panel in panels():
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


def asked(expression: str) -> Iterator[tuple[str, set[str]]]:
    """Return the metrics of an expression, each with the labels that are asked of it."""
    for name, chosen in re.findall(r"\b((?:palifico|process)_\w+|up)\b(?:\{([^}]*)\})?", expression):
        yield name, set(re.findall(r"(\w+)\s*(?:=|!)", chosen))


def test_promtool_reads_the_rules() -> None:
    accepts("promtool", "check", "rules", RULES)


def test_every_alert_rings_when_it_should_and_not_before() -> None:
    accepts("promtool", "test", "rules", TRIED)
    [tried] = documents(TRIED.read_text("utf-8"))
    checks = [check for each in tried["tests"] for check in each["alert_rule_test"]]
    for rule in rules():
        outcomes = {bool(check["exp_alerts"]) for check in checks if check["alertname"] == rule["alert"]}
        assert outcomes == {True, False}, rule["alert"]


def test_an_alert_that_rings_at_the_wrong_time_would_be_found(tmp_path: Path) -> None:
    (tmp_path / RULES.name).write_text(RULES.read_text("utf-8").replace("for: 2m", "for: 1s"), "utf-8")
    (tmp_path / TRIED.name).write_text(TRIED.read_text("utf-8"), "utf-8")
    assert ran("promtool", "test", "rules", tmp_path / TRIED.name).returncode == 1


def test_the_guide_says_what_to_do_about_every_alert() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", (FOLDER / "monitoring.md").read_text("utf-8"), re.MULTILINE)
    assert listed == [rule["alert"] for rule in rules()]


def test_every_alert_says_how_bad_it_is_and_what_is_the_matter() -> None:
    for rule in rules():
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert rule["annotations"].keys() == {"summary", "description"}


def test_what_is_asked_for_is_measured(exported: dict[str, set[str]]) -> None:
    for where, expression in expressions():
        found = [*asked(expression)]
        assert found, where
        for name, labels in found:
            if name not in OF_PROMETHEUS:
                assert name in exported, where
                # job and instance are Prometheus's own, the rest has to be the metric's.
                assert labels - {"job", "instance"} <= exported[name], where


def test_what_is_grouped_by_is_a_label_of_it(exported: dict[str, set[str]]) -> None:
    for where, expression in expressions():
        groups = re.findall(r"\bby \(([^)]*)\)", expression)
        by = {label.strip() for group in groups for label in group.split(",")}
        labels = set[str]().union(*(exported.get(name, set()) for name, _ in asked(expression)))
        assert by <= labels | {"job", "instance"}, where


def test_what_a_legend_names_is_grouped_by() -> None:
    for panel in panels():
        for target in panel["targets"]:
            named = set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))
            groups = re.findall(r"\bby \(([^)]*)\)", target["expr"])
            by = {label.strip() for group in groups for label in group.split(",")} - {"le"}
            if by:
                assert named == by, panel["title"]


def test_prometheus_can_read_every_expression_of_the_dashboard(tmp_path: Path) -> None:
    asked_for = [
        {
            "record": f"dashboard:{number}",
            "expr": expression.replace("$__rate_interval", "5m").replace("$job", ".*"),
        }
        for number, (_, expression) in enumerate(expressions())
    ]
    path = tmp_path / "rules.yaml"
    path.write_text(json.dumps({"groups": [{"name": "dashboard", "rules": asked_for}]}), "utf-8")
    accepts("promtool", "check", "rules", path)


def test_the_dashboard_asks_the_prometheus_that_is_chosen_at_its_top() -> None:
    chosen = {"type": "prometheus", "uid": "${datasource}"}
    variables = {each["name"]: each["type"] for each in dashboard()["templating"]["list"]}
    assert variables == {"datasource": "datasource", "job": "query"}
    for panel in panels():
        assert panel["datasource"] == chosen
        assert all(target["datasource"] == chosen for target in panel["targets"])
        assert all('job=~"$job"' in target["expr"] for target in panel["targets"])


def test_the_panels_have_titles_and_numbers_of_their_own_and_do_not_lie_on_each_other() -> None:
    every = dashboard()["panels"]
    assert len({panel["id"] for panel in every}) == len(every)
    assert all(panel["title"] for panel in every)
    taken: set[tuple[int, int]] = set()
    for place in (panel["gridPos"] for panel in every):
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert place["x"] + place["w"] <= 24
        assert not taken & cells
        taken |= cells


def test_everything_that_is_measured_is_on_the_dashboard(exported: dict[str, set[str]]) -> None:
    shown = {
        re.sub(r"_(bucket|count|sum)$", "", name)
        for _, expression in expressions()
        for name, _ in asked(expression)
    }
    measured = {
        re.sub(r"_(bucket|count|sum)$", "", name) for name in exported if name.startswith("palifico_")
    }
    assert measured - shown == set()
