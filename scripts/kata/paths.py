"""Where the repository is, and how its paths are shown to a person."""

from pathlib import Path

SCRIPTS = Path(__file__).absolute().parents[1]
ROOT = SCRIPTS.parent


def shown(path):
    """A path as text: relative to the repository where it lies in it, else whole."""
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
