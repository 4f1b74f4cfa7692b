"""The files that some texts name: one each, those in a folder, or those that match a pattern."""

import os
import re
from collections.abc import Iterable, Iterator
from glob import glob
from pathlib import Path

from kata import KataError
from kata.collect.formats import FORMATS, LANGUAGES

SKIPPED = {"node_modules", "site-packages", "__pycache__"}  # and hidden folders, and environments


def files_meant(texts: Iterable[str]) -> dict[Path, tuple[Path, set[int]]]:
    """{real path: its path, and the lines of the classes and functions meant in it, 0 for all}."""
    meant: dict[Path, tuple[Path, set[int]]] = {}
    for starts, line in map(_meant, texts):
        for path in (path for start in starts for path in _within(start)):
            meant.setdefault(path.resolve(), (path, set()))[1].add(line)
    return meant


def _meant(text: str) -> tuple[list[Path], int]:
    """The files and folders that a text names, and the line after a colon, or 0."""
    line = 0
    starts: list[Path] = []
    try:
        path = Path(text).expanduser()
        if (place := re.fullmatch(r"(.+):(\d+)", str(path))) and not path.exists():
            path, line = Path(place[1]), int(place[2])
        found = [path] if path.exists() else sorted(glob(str(path), recursive=True))  # noqa: PTH207
        starts = [*map(Path, found)]
    except PermissionError as error:  # of a folder on the way
        raise KataError(f"{text}: {error.strerror}") from None
    except (OSError, ValueError, RuntimeError, re.error):  # a name that no file can have
        starts = []
    if not starts:
        raise KataError(f"{text}: no such file or folder")
    if not any(start.is_file() or start.is_dir() for start in starts):
        raise KataError(f"{text}: neither a file nor a folder")
    return starts, line


def _within(start: Path) -> Iterator[Path]:
    """The file itself, or the files in a folder that may hold solutions; links may form circles.

    So may files in other languages, which are only counted. A folder that cannot be listed is given
    like a file, and turns out to be unreadable.
    """
    if start.is_file():
        yield start
        return
    closed: list[OSError] = []
    seen: set[str] = set()
    for folder, folders, names in os.walk(start, onerror=closed.append, followlinks=True):
        real = os.path.realpath(folder)
        if real in seen or "pyvenv.cfg" in names:
            folders.clear()
            continue
        seen.add(real)
        folders[:] = sorted(name for name in folders if name[0] != "." and name not in SKIPPED)
        paths = (Path(folder, name) for name in sorted(names) if name[0] != ".")
        known = FORMATS.keys() | LANGUAGES.keys()
        yield from (path for path in paths if path.suffix.lower() in known and path.is_file())
    yield from (Path(error.filename) for error in closed)
