"""The Dockerfile, read and carried out without a container: each stage in a folder of its own.

The rules:

1. Its RUN lines are run as they stand, by the shell, but for where `/` is: the folder of the stage. What one
   stage leaves to another is copied as COPY says, and nothing else is there.
2. Nothing is copied that `.dockerignore` keeps out of the context.
3. An instruction that is not known here is a failure, so that nothing of the file goes untried.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCKERFILE = ROOT / "deploy/Dockerfile"
IGNORED = ROOT / ".dockerignore"

USER = 10001
"""Who the image runs as."""

IS_ROOT = os.getuid() == 0
AS: int | None = USER if IS_ROOT else None
"""Whom to run as here: root can be anybody, others only themselves."""

GROUPS: list[int] | None = [] if IS_ROOT else None

_PATHS = re.compile(r"(?<![\w./:-])/(?=(?:source|wheels|opt|data)\b)")
"""Where a path of the image begins in a command."""

_INTERPRETERS = (sys._base_executable, "/usr/bin/python3", "/usr/local/bin/python3")  # type: ignore[attr-defined]


@dataclass
class Image:
    """What a stage has become, and how it is to be run."""

    folder: Path
    workdir: str = "/"
    variables: dict[str, str] = field(default_factory=dict)
    user: str = ""
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    healthcheck: list[str] = field(default_factory=list)
    stop_signal: str = ""


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile with what follows them, in order."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE.read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines if line)]


def interpreter() -> str:
    """Return a Python for the image that its user may run."""
    for each in _INTERPRETERS:
        if not Path(each).is_file():
            continue
        code = "import sys; sys.exit(sys.version_info < (3, 11))"
        try:
            asked = subprocess.run(
                [each, "-I", "-c", code],
                check=False,
                capture_output=True,
                user=AS,
                group=AS,
                extra_groups=GROUPS,
            )
        except OSError:
            continue
        if asked.returncode == 0:
            return str(each)
    raise AssertionError(f"the user of the image may run none of {_INTERPRETERS}, or none is new enough")


def passed_on(source: str) -> bool:
    """Return whether a path of the project is part of the context."""
    return f"!{source.split('/', maxsplit=1)[0]}" in IGNORED.read_text("utf-8").splitlines()


@contextmanager
def built(commit: str) -> Iterator[tuple[Path, Image]]:
    """Carry out the Dockerfile, and hand out where `/` is and the image; in the end it is removed."""
    folder = Path(tempfile.mkdtemp(prefix="palifico-image-"))
    folder.chmod(0o755)
    try:
        yield folder / "root", _Builder(folder, commit).build()
    finally:
        subprocess.run(["chmod", "-R", "u+w", str(folder)], check=True)
        shutil.rmtree(folder)


class _Builder:
    def __init__(self, folder: Path, commit: str) -> None:
        self._folder = folder
        self._root = folder / "root"
        self._base = self._a_base()
        self._commit = commit
        self._stages: dict[str, Image] = {}
        self._image = Image(folder)

    def build(self) -> Image:
        """Carry out every instruction, and return the last stage."""
        for name, rest in instructions():
            getattr(self, f"_{name.lower()}")(rest)
        return self._image

    def _a_base(self) -> Path:
        """Make what the base image has: a Python with pip, and nothing else."""
        base = self._folder / "base"
        subprocess.run([interpreter(), "-m", "venv", "--without-pip", str(base)], check=True)
        found = find_spec("pip")
        assert found is not None
        assert found.origin is not None
        [packages] = base.glob("lib/python3.*/site-packages")
        shutil.copytree(Path(found.origin).parent, packages / "pip")
        return base

    def _arg(self, rest: str) -> None:
        assert rest.split("=", maxsplit=1)[0] in {"BASE", "COMMIT"}

    def _from(self, rest: str) -> None:
        base, _, name = rest.partition(" AS ")
        assert base == "${BASE}"
        self._image = Image(self._folder / (name or "final"))
        self._stages[name] = self._image
        self._image.folder.mkdir()
        self._root.unlink(missing_ok=True)
        self._root.symlink_to(self._image.folder, target_is_directory=True)

    def _workdir(self, rest: str) -> None:
        self._image.workdir = rest
        self._here.mkdir(parents=True, exist_ok=True)

    @property
    def _here(self) -> Path:
        return self._root / self._image.workdir.lstrip("/")

    def _copy(self, rest: str) -> None:
        *sources, target = shlex.split(rest)
        if sources[0].startswith("--from="):
            origin = self._stages[sources.pop(0).removeprefix("--from=")].folder
            [source] = sources
            # Moved, as it is large and nobody asks that stage again.
            into = self._root / target.lstrip("/")
            into.parent.mkdir(parents=True, exist_ok=True)
            (origin / source.lstrip("/")).rename(into)
            return
        for source in sources:
            assert passed_on(source), source
            path = ROOT / source
            if path.is_dir():
                shutil.copytree(path, self._here / target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                into = self._here / target / path.name if target.endswith("/") else self._here / target
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, into)

    def _run(self, rest: str) -> None:
        while rest.startswith("--mount="):
            mount, _, rest = rest.partition(" ")
            self._mount(dict(part.split("=") for part in mount.removeprefix("--mount=").split(",")))
        # Whoever is not root can make nobody else the owner.
        command = rest if IS_ROOT else rest.replace(f"-o {USER} -g {USER} ", "")
        ran = subprocess.run(
            ["sh", "-ec", _PATHS.sub(f"{self._root}/", command)],
            cwd=self._here,
            env={**self._inherited(), "PATH": f"{self._base / 'bin'}:/usr/bin:/bin", "COMMIT": self._commit},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"

    def _mount(self, mount: Mapping[str, str]) -> None:
        if mount["type"] == "cache":
            return  # what pip keeps is kept by the one who runs this
        assert mount["type"] == "bind"
        origin = self._stages[mount["from"]].folder / mount["source"].lstrip("/")
        (self._root / mount["target"].lstrip("/")).symlink_to(origin, target_is_directory=True)

    def _inherited(self) -> dict[str, str]:
        ours = ("PALIFICO", "PYTHON", "VIRTUAL_ENV", "MAKE")
        return {name: value for name, value in os.environ.items() if not name.startswith(ours)}

    def _label(self, rest: str) -> None:
        assert rest.startswith("org.opencontainers.image.")

    def _env(self, rest: str) -> None:
        self._image.variables |= dict(each.split("=", 1) for each in shlex.split(rest))

    def _user(self, rest: str) -> None:
        self._image.user = rest

    def _expose(self, rest: str) -> None:
        assert rest == "9464"

    def _stopsignal(self, rest: str) -> None:
        self._image.stop_signal = rest

    def _healthcheck(self, rest: str) -> None:
        self._image.healthcheck = json.loads(rest.split(" CMD ")[1])

    def _entrypoint(self, rest: str) -> None:
        self._image.entrypoint = json.loads(rest)

    def _cmd(self, rest: str) -> None:
        self._image.command = json.loads(rest)
