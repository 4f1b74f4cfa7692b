"""The files that some texts name: one by one, in folders, and by patterns."""

import os
import re
from collections.abc import Iterable, Iterator
from glob import has_magic
from pathlib import Path

from kata import KataError
from kata.collect.parts import TYPES

SKIPPED = {"node_modules", "site-packages", "__pycache__"}  # and hidden folders, and environments


def files_meant(texts: Iterable[str]) -> dict[Path, tuple[Path, set[int]]]:
    """{real path: its path, and the lines of the classes and functions meant in it, 0 for all}.

    A link that leads out of the folder stands under its own path, without lines.
    """
    meant: dict[Path, tuple[Path, set[int]]] = {}
    for starts, top, line in map(_starts_top_and_line, texts):
        for start in starts:
            root = (top or start).resolve()
            for path in _files_within(start, root):
                if (real := path.resolve()).is_relative_to(root):
                    meant.setdefault(real, (path, set()))[1].add(line)
                else:
                    meant[path.absolute()] = path, set()
    return meant


def _starts_top_and_line(text: str) -> tuple[list[Path], Path | None, int]:
    """The files and folders that a text names, the folder that a pattern is about, and the line.

    That is the number after a colon, or 0.
    """
    line, top = 0, None
    starts: list[Path] = []
    try:
        path = Path(text).expanduser()
        if (place := re.fullmatch(r"(.+):(\d+)", str(path))) and not path.exists():
            path, line = Path(place[1]), int(place[2])
        if path.exists():
            starts = [path]
        else:
            top, starts = _matches(path)
    except PermissionError as error:  # of a folder on the way
        raise KataError(f"{text}: {error.strerror}") from None
    except (OSError, ValueError, RuntimeError, re.error):  # a name that no file can have
        starts = []
    if not starts:
        raise KataError(f"{text}: no such file or folder")
    starts = [start for start in starts if start.is_file() or start.is_dir()]
    if not starts:
        raise KataError(f"{text}: neither a file nor a folder")
    return starts, top, line


def _matches(pattern: Path) -> tuple[Path, list[Path]]:
    """Return the folder above the first wildcard, and what matches; `**` follows no links."""
    parts = pattern.parts
    first = next((i for i, part in enumerate(parts) if has_magic(part)), len(parts) - 1)
    top = Path(*parts[:first])
    rest = [p if p == "**" else p.replace("**", "*") for p in parts[first:]]
    is_hidden = any(part[0] == "." for part in rest)
    found = ((path, path.relative_to(top).parts) for path in top.glob("/".join(rest)))
    return top, sorted(
        p for p, inside in found if is_hidden or not any(n[0] == "." for n in inside)
    )


def _files_within(start: Path, root: Path) -> Iterator[Path]:
    """Yield the file itself, or the files of known types in a folder, whose links may form circles.

    A folder that cannot be listed is given like a file, and turns out to be unreadable; so is a
    link that leads out of the root, which is not followed.
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
        if not Path(real).is_relative_to(root):
            folders.clear()
            yield Path(folder)
            continue
        seen.add(real)
        folders[:] = sorted(name for name in folders if name[0] != "." and name not in SKIPPED)
        paths = (Path(folder, name) for name in sorted(names) if name[0] != ".")
        yield from (path for path in paths if path.suffix.lower() in TYPES and path.is_file())
    yield from (Path(error.filename) for error in closed)
