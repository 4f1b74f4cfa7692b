"""Where the repository is, and how its paths are shown to a person."""

from pathlib import Path

from kata.wire.errors import line_of

SCRIPTS = Path(__file__).absolute().parents[1]
ROOT = SCRIPTS.parent


def shown(path):
    """A path as text: relative to the repository where it lies in it, else whole."""
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def at(path, error):
    """The file, and the line in it where the error came from: `problems/two-sum/problem.py:12`."""
    line = line_of(error, str(path))
    return f"{shown(path)}:{line}" if line else shown(path)
