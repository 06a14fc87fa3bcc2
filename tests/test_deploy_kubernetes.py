"""The Helm chart and the manifests made from it: linted and rendered by Helm, and known to Kubernetes.

`make manifests` writes the manifests anew.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from adapters.settings import variables
from tests.deploy_tools import DEPLOY, accepts, documents, ran

CHART = DEPLOY / "helm/palifico"
MANIFESTS = DEPLOY / "kubernetes"
NAME = "palifico"

MADE = "# Made from deploy/helm by make manifests; change it there.\n"

HELM = """
import json, sys
import helm_python as helm
asked = json.load(sys.stdin)
said = {}
for name, values in asked["variants"].items():
    lint = helm.lint(asked["chart"], values, strict=True)
    worst = max((each["severity"] for each in lint["messages"]), default=0)
    try:
        made = helm.Chart.load(asked["chart"]).render(values, name=asked["name"], namespace=asked["name"])
        said[name] = {"made": made, "lint": lint, "worst": worst}
    except helm.HelmError as error:
        said[name] = {"refused": str(error)}
json.dump(said, sys.stdout)
"""

MATRIX = {"enabled": True, "homeserver": "https://matrix.example.org", "user": "@palifico:example.org"}

VARIANTS: dict[str, dict[str, Any]] = {
    "as it comes": {},
    "on Matrix alone": {"replicas": 1, "telegram": {"enabled": False}, "matrix": MATRIX},
    "everything on": {
        "image": {"repository": "registry.example.org/palifico", "digest": f"sha256:{'0' * 64}"},
        "imagePullSecrets": [{"name": "pulling"}],
        "replicas": 3,
        "existingSecret": "bot-secrets",
        "secretKeys": {"redisUrl": "url"},
        "telegram": {"webhookUrl": "https://bot.example.org"},
        "matrix": {
            **MATRIX,
            "allowed": "example.org, example.com",
            "storage": {"accessMode": "ReadWriteMany", "size": "2Gi", "storageClass": "shared"},
        },
        "settings": {
            "PALIFICO_GAME": "bouillabaisse",
            "PALIFICO_MATRIX__ROOMS": 50,
            "PALIFICO_MATRIX__GENEROUS": True,
        },
        "podMonitor": {"enabled": True, "labels": {"release": "prometheus"}},
        "networkPolicy": {"redisPort": 6380, "platformPorts": [443, 8448]},
        "podAnnotations": {"example.org/note": "a note"},
        "nodeSelector": {"kubernetes.io/arch": "amd64"},
        "tolerations": [{"key": "bots", "operator": "Exists", "effect": "NoSchedule"}],
        "affinity": {"podAntiAffinity": {"preferredDuringSchedulingIgnoredDuringExecution": []}},
    },
    "everything off": {
        "replicas": 1,
        "podDisruptionBudget": {"enabled": False},
        "networkPolicy": {"enabled": False},
    },
}

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a value that there is not": ({"replica": 3}, "replica"),
    "no process": ({"replicas": 0}, "replicas"),
    "nothing to run on": ({"telegram": {"enabled": False}}, "enable telegram or matrix"),
    "Matrix without its server": ({"replicas": 1, "matrix": {"enabled": True}}, "homeserver"),
    "several on Matrix, each with a folder": ({"matrix": MATRIX}, "ReadWriteMany"),
    "a webhook without a certificate": ({"telegram": {"webhookUrl": "http://bot.example.org"}}, "webhookUrl"),
    "a token among the values": (
        {"settings": {"PALIFICO_TELEGRAM__TOKEN": "1:a"}},
        "PALIFICO_TELEGRAM__TOKEN",
    ),
    "a variable of somebody else": ({"settings": {"PATH": "elsewhere"}}, "PATH"),
}


@cache
def rendered() -> dict[str, dict[str, Any]]:
    """Return what Helm makes of the chart with each set of values."""
    every = {**VARIANTS, **{name: values for name, (values, _) in WRONG.items()}}
    asked = {"chart": str(CHART), "name": NAME, "variants": every}
    said: dict[str, dict[str, Any]] = json.loads(accepts("python", "-c", HELM, typed=json.dumps(asked)))
    return said


@cache
def made_of(variant: str) -> Mapping[str, dict[str, Any]]:
    """Return the manifests of a variant by their kind."""
    texts = {name: text for name, text in rendered()[variant]["made"].items() if name.endswith(".yaml")}
    found = documents("\n---\n".join(texts.values()))
    assert len({each["kind"] for each in found}) == len(found)
    return {each["kind"]: each for each in found}


def pod_of(variant: str) -> dict[str, Any]:
    spec: dict[str, Any] = made_of(variant)["Deployment"]["spec"]["template"]["spec"]
    return spec


def given(variant: str) -> dict[str, str]:
    """Return the variables that a container is given."""
    [container] = pod_of(variant)["containers"]
    return {each["name"]: each["value"] for each in container["env"]}


@pytest.mark.parametrize("variant", VARIANTS)
def test_helm_has_nothing_to_object(variant: str) -> None:
    lint = rendered()[variant]["lint"]
    assert lint["errors"] == []
    # That there is no picture of it is noted, no more.
    assert [each["error"] for each in lint["messages"]] == ["icon is recommended"]


@pytest.mark.parametrize("wrong", WRONG)
def test_values_that_do_not_fit_are_refused_and_named(wrong: str) -> None:
    assert WRONG[wrong][1] in rendered()[wrong]["refused"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_kubernetes_knows_every_field(variant: str, tmp_path: Path) -> None:
    for kind, manifest in made_of(variant).items():
        if kind != "PodMonitor":  # of the operator of Prometheus, whose schema Kubernetes has not
            (tmp_path / f"{kind}.json").write_text(json.dumps(manifest), "utf-8")
    accepts("kubernetes-validate", "--strict", *sorted(tmp_path.iterdir()))


def test_a_field_that_kubernetes_does_not_know_would_be_found(tmp_path: Path) -> None:
    manifest = {**made_of("as it comes")["ServiceAccount"], "replicas": 2}
    (tmp_path / "wrong.json").write_text(json.dumps(manifest), "utf-8")
    assert ran("kubernetes-validate", "--strict", tmp_path / "wrong.json").returncode != 0


def test_what_is_made_is_what_is_asked_for() -> None:
    usual = {"ServiceAccount", "Deployment"}
    kinds = {variant: set(made_of(variant)) for variant in VARIANTS}
    assert kinds == {
        "as it comes": {*usual, "NetworkPolicy", "PodDisruptionBudget"},
        "on Matrix alone": {*usual, "NetworkPolicy", "PersistentVolumeClaim"},
        "everything on": {
            *(*usual, "NetworkPolicy", "PodDisruptionBudget"),
            *("PersistentVolumeClaim", "Service", "PodMonitor"),
        },
        "everything off": usual,
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_pod_is_restricted_as_kubernetes_calls_it(variant: str) -> None:
    pod = pod_of(variant)
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["runAsUser"] == 10001
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert pod["automountServiceAccountToken"] is False
    assert not pod.keys() & {"hostNetwork", "hostPID", "hostIPC"}
    [container] = pod["containers"]
    assert container["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert all(
        next(iter(volume.keys() - {"name"})) in {"secret", "emptyDir", "persistentVolumeClaim"}
        for volume in pod["volumes"]
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variable_is_one_that_there_is_and_every_file_is_there(variant: str) -> None:
    known = {each.name for each in variables()} | {
        f"{each.name}_FILE" for each in variables() if each.is_secret
    }
    assert set(given(variant)) <= known
    [secret] = [volume["secret"] for volume in pod_of(variant)["volumes"] if volume["name"] == "secrets"]
    files = {f"/run/secrets/palifico/{item['path']}" for item in secret["items"]}
    assert {value for name, value in given(variant).items() if name.endswith("_FILE")} == files


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_probes_and_the_network_policy_name_ports_of_the_pod(variant: str) -> None:
    [container] = pod_of(variant)["containers"]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    assert given(variant)["PALIFICO_HEALTH__LISTEN"] == f"0.0.0.0:{ports['health']}"
    probes = {
        name: container[name]["httpGet"] for name in ("startupProbe", "livenessProbe", "readinessProbe")
    }
    assert {name: each["path"] for name, each in probes.items()} == {
        "startupProbe": "/healthz",
        "livenessProbe": "/healthz",
        "readinessProbe": "/readyz",
    }
    assert {each["port"] for each in probes.values()} == {"health"}
    if policy := made_of(variant).get("NetworkPolicy"):
        assert {each["port"] for rule in policy["spec"]["ingress"] for each in rule["ports"]} == set(ports)


def test_what_selects_pods_selects_these() -> None:
    made = made_of("everything on")
    labels = made["Deployment"]["spec"]["template"]["metadata"]["labels"]
    selectors = [
        made["Deployment"]["spec"]["selector"]["matchLabels"],
        made["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"],
        made["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        made["PodMonitor"]["spec"]["selector"]["matchLabels"],
        made["Service"]["spec"]["selector"],
    ]
    assert all(selector and selector.items() <= labels.items() for selector in selectors)


def test_metrics_are_fetched_from_where_they_are_served() -> None:
    monitor = made_of("everything on")["PodMonitor"]
    assert monitor["apiVersion"] == "monitoring.coreos.com/v1"
    assert monitor["spec"]["podMetricsEndpoints"] == [
        {"port": "health", "path": "/metrics", "interval": "30s"}
    ]
    assert monitor["metadata"]["labels"]["release"] == "prometheus"


def test_the_values_are_taken_over() -> None:
    [container] = pod_of("everything on")["containers"]
    assert container["image"] == f"registry.example.org/palifico@sha256:{'0' * 64}"
    assert given("everything on")["PALIFICO_MATRIX__ROOMS"] == "50"
    assert given("everything on")["PALIFICO_MATRIX__GENEROUS"] == "true"
    assert made_of("everything on")["Deployment"]["spec"]["replicas"] == 3
    assert made_of("on Matrix alone")["Deployment"]["spec"]["strategy"] == {"type": "Recreate"}
    assert made_of("as it comes")["Deployment"]["spec"]["strategy"]["type"] == "RollingUpdate"


def test_the_end_leaves_time_to_finish_what_has_begun() -> None:
    assert pod_of("as it comes")["terminationGracePeriodSeconds"] > 20


def test_the_chart_is_of_the_version_of_the_program() -> None:
    [chart] = documents((CHART / "Chart.yaml").read_text("utf-8"))
    [listed] = documents((MANIFESTS / "kustomization.yaml").read_text("utf-8"))
    assert chart["appVersion"] == version("palifico")
    assert listed["images"] == [{"name": "palifico", "newName": "palifico", "newTag": version("palifico")}]


def test_the_manifests_are_what_the_chart_makes(regenerate: bool) -> None:
    made = {
        Path(name).name: MADE + text.strip() + "\n"
        for name, text in rendered()["as it comes"]["made"].items()
        if name.endswith(".yaml") and text.strip()
    }
    if regenerate:
        for path in MANIFESTS.glob("*.yaml"):
            if path.name not in {*made, "kustomization.yaml"}:
                path.unlink()
        for name, text in made.items():
            (MANIFESTS / name).write_text(text, "utf-8")
    there = {path.name: path.read_text("utf-8") for path in MANIFESTS.glob("*.yaml")}
    [listed] = documents(there.pop("kustomization.yaml"))
    assert there == made, "make manifests"
    assert listed["resources"] == sorted(made)
    accepts("kubernetes-validate", "--strict", *(MANIFESTS / name for name in made))
