"""Where the repository is, and how its paths are shown to a person."""

from pathlib import Path

from kata.wire.errors import line_of

SCRIPTS = Path(__file__).absolute().parents[1]
ROOT = SCRIPTS.parent


def shown(path: Path) -> str:
    """A path as text: relative if it is in the repository, otherwise whole."""
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def at(path: Path, error: BaseException) -> str:
    """The file, with the line that raised the error: `problems/two-sum/problem.py:12`."""
    line = line_of(error, str(path))
    return f"{shown(path)}:{line}" if line else shown(path)
