"""The programs that check what is in `deploy/`, each in `.venv-deploy`; nothing of them is imported.

One that is not there is a failure, never a skip: `make deploy-tools` installs them.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
TOOLS = ROOT / ".venv-deploy" / "bin"


def tool(name: str) -> str:
    """Return a program."""
    path = TOOLS / name
    assert path.exists(), f"{name} is not installed: make deploy-tools"
    return str(path)


def ran(name: str, *arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a program in the project's folder, whatever comes of it."""
    return subprocess.run(
        [tool(name), *map(str, arguments)],
        cwd=ROOT,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def accepts(name: str, *arguments: str | Path, typed: str = "") -> str:
    """Run a program that has nothing to object, and return what it prints."""
    done = ran(name, *arguments, typed=typed)
    assert done.returncode == 0, f"{name} {' '.join(map(str, arguments))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def documents(text: str) -> list[Any]:
    """Return what YAML says; the reader stands among the tools."""
    code = "import json, sys, yaml; json.dump(list(yaml.safe_load_all(sys.stdin)), sys.stdout)"
    found: list[Any] = json.loads(accepts("python", "-c", code, typed=text))
    return [each for each in found if each]
