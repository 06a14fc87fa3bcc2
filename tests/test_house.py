"""The house keeps its shape: packages, sizes, headers, and what is installed beside them."""

import ast
import os
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("core", "adapters", "storage", "i18n")
LONGEST_MODULE = 450


def modules() -> list[Path]:
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def test_every_module_says_its_rules_at_the_top_and_holds_one_idea() -> None:
    for path in modules():
        source = path.read_text(encoding="utf-8")
        assert ast.get_docstring(ast.parse(source)), path
        # A module of messages is one long list of one-line classes.
        assert path.name == "messages.py" or len(source.splitlines()) <= LONGEST_MODULE, path


def test_no_installed_package_uses_the_names_of_ours() -> None:
    for distribution in distributions():
        if distribution.metadata["Name"] == "palifico":
            continue
        tops = {file.parts[0] for file in distribution.files or () if file.parts}
        assert not tops & set(PACKAGES), distribution.metadata["Name"]


def test_core_can_be_imported_without_anything_that_is_installed() -> None:
    script = (
        "import sys; import core.decide, core.scene, core.service, core.verify; print('core' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {script}"],
        capture_output=True,
        text=True,
        check=False,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "True\n", "")


def test_data_files_are_in_the_packages_that_are_built() -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert set(built["targets"]["wheel"]["packages"]) == set(PACKAGES)
    assert list((ROOT / "storage").glob("*.lua"))
    assert list((ROOT / "i18n" / "en").glob("*.ftl"))


def test_no_committed_file_names_a_package_index() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    forbidden = ("pypi" + ".org", "python" + "hosted", "registry.npm" + "js")
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            assert not any(host in text for host in forbidden), name
