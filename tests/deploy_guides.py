"""What the guides of `docs/deploy/` tell somebody to type or to write down."""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs/deploy"
GUIDES = sorted(FOLDER.glob("*.md"))


@dataclass(frozen=True, slots=True)
class Block:
    """What stands in a block of a guide."""

    guide: str
    text: str


def blocks(language: str, guide: str = "*") -> list[Block]:
    """Return the blocks of a language, in order."""
    fenced = re.compile(rf"^ *```{language}\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
    return [
        Block(path.stem, dedent(text))
        for path in sorted(FOLDER.glob(f"{guide}.md"))
        for text in fenced.findall(path.read_text("utf-8"))
    ]


def commands() -> list[str]:
    """Return every command that the guides tell somebody to type, each on one line."""
    lines = "\n".join(block.text for block in blocks("sh"))
    return re.sub(r"\\\n\s*", " ", lines).splitlines()
