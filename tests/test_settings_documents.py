"""Every setting stands in three places: in the code, in the example file, in docs/settings.md."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from adapters.settings import CONFIG, Settings, Takes, Variable, WrongSettings, read, read_all, variables
from adapters.settings.printing import usual_text

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "deploy/palifico.example.toml"
PAGE = ROOT / "docs/settings.md"
ALL = tuple(variables())
IN_FILES = {f"{each.key}_file" for each in ALL if each.is_secret}


def example(accepts: Callable[[str], bool] = lambda _name: True) -> str:
    """Return the example with those settings uncommented whose names are accepted."""
    lines = EXAMPLE.read_text("utf-8").splitlines()
    names = [re.match(r"#(\w+) = ", line) for line in lines]
    return "\n".join(
        line[1:] if name is not None and accepts(name[1]) else line
        for name, line in zip(names, lines, strict=True)
    )


def names_a_file(name: str) -> bool:
    return name.endswith("_file")


def is_written_out(name: str) -> bool:
    return not names_a_file(name)


def keys(document: dict[str, Any], section: str = "") -> dict[str, Any]:
    """Return what a document sets, by its key as it is written in complaints."""
    found: dict[str, Any] = {}
    for name, value in document.items():
        found |= keys(value, f"[{name}] ") if isinstance(value, dict) else {f"{section}{name}": value}
    return found


def rows() -> dict[str, tuple[list[str], str]]:
    """Return the variables and the usual value of each row of the page, by its keys in the file."""
    found: dict[str, tuple[list[str], str]] = {}
    for part in re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        heading = re.match(r"`(\[\w+\])`", part)
        section = f"{heading[1]} " if heading else ""
        for row in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| (`PALIFICO.*?) \|(.*?)\| ", part, re.MULTILINE):
            written, named, usual = row
            found[", ".join(section + name for name in re.findall(r"`(\w+)`", written))] = (
                re.findall(r"`(\w+)`", named),
                usual.strip(" `"),
            )
    return found


def test_the_example_has_every_setting_and_nothing_else() -> None:
    assert set(keys(tomllib.loads(example()))) == {each.key for each in ALL} | IN_FILES


def test_no_setting_of_the_example_is_in_force_before_it_is_uncommented() -> None:
    assert keys(tomllib.loads(EXAMPLE.read_text("utf-8"))) == {}


@pytest.mark.parametrize("variable", [each for each in ALL if usual_text(each)], ids=lambda each: each.key)
def test_the_example_shows_what_is_usual(variable: Variable, tmp_path: Path) -> None:
    file = tmp_path / "palifico.toml"
    file.write_text(example(is_written_out), "utf-8")
    assert read({CONFIG: str(file)}).value(variable) == variable.usual


def test_the_example_is_accepted_when_everything_is_uncommented(tmp_path: Path) -> None:
    file = tmp_path / "palifico.toml"
    file.write_text(example(is_written_out), "utf-8")
    assert set(read_all({CONFIG: str(file)}).origins) == {each.name for each in ALL}


def test_a_secret_of_the_example_may_stand_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "palifico.toml"
    written_out = keys(tomllib.loads(example(is_written_out)))
    for key, name in keys(tomllib.loads(example(names_a_file))).items():
        (tmp_path / name).write_text(written_out[key.removesuffix("_file")], "utf-8")
    secrets = {each.path[-1] for each in ALL if each.is_secret}
    file.write_text(example(lambda name: name not in secrets), "utf-8")
    origins = read_all({CONFIG: str(file)}).origins
    assert {each.name for each in origins.values() if each.secret_file} == IN_FILES


def test_every_setting_of_the_example_is_explained_above_it() -> None:
    explained = False
    for line in EXAMPLE.read_text("utf-8").splitlines():
        if re.match(r"#\w+ = ", line):
            assert explained, line
        else:
            explained = line.startswith("# ") and len(line) > 10


def test_the_page_has_every_setting_with_its_variables_and_nothing_else() -> None:
    expected = {
        f"{each.key}, {each.key}_file" if each.is_secret else each.key: (
            [each.name, f"{each.name}_FILE"] if each.is_secret else [each.name]
        )
        for each in ALL
    }
    assert {key: named for key, (named, _) in rows().items()} == expected


def test_the_page_says_what_is_usual() -> None:
    told = {named[0]: usual for named, usual in rows().values()}
    assert told == {each.name: usual_text(each) for each in ALL}


def test_no_document_names_a_variable_that_there_is_not() -> None:
    there = {CONFIG, *(each.name for each in ALL), *(f"{each.name}_FILE" for each in ALL if each.is_secret)}
    for document in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("deploy/**/*.md"), EXAMPLE):
        named = re.findall(r"\bPALIFICO_[A-Z]\w+", document.read_text("utf-8"))
        assert set(named) <= there, document


def test_every_secret_is_hidden_by_its_type() -> None:
    named = {each.name for each in ALL if re.search("token|secret|password|redis", each.name.lower())}
    assert {each.name for each in ALL if each.is_secret} == named
    assert all(each.is_secret for each in ALL if each.takes in {Takes.STORE, Takes.TOKEN, Takes.PASSWORD})


def test_the_sections_of_the_page_and_the_example_are_those_of_the_code() -> None:
    sections = {f"[{each.path[0]}]" for each in ALL if len(each.path) > 1}
    assert set(re.findall(r"^## `(\[\w+\])`$", PAGE.read_text("utf-8"), re.MULTILINE)) == sections
    assert set(re.findall(r"^(\[\w+\])$", EXAMPLE.read_text("utf-8"), re.MULTILINE)) == sections


def test_nothing_is_set_without_a_platform() -> None:
    with pytest.raises(WrongSettings):
        read({CONFIG: str(EXAMPLE)})
    assert Settings().telegram is None
