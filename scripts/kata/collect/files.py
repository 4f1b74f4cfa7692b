"""The files that somebody means: one, those in a folder, or those that match a pattern."""

import os
import re
from contextlib import suppress
from glob import glob
from pathlib import Path

from kata import KataError
from kata.problem.parts import PARTED
from kata.spelling import option

SUFFIXES = (".py", ".py3", *PARTED)
SKIPPED = {"node_modules", "site-packages", "__pycache__"}  # and hidden folders, and environments


def files_meant(text):
    """{its real path: a file}, and the line of one class or function, or 0 for all of them."""
    line, starts = 0, []
    with suppress(OSError, ValueError, RuntimeError, re.error):  # a name that no file can have
        path = Path(text).expanduser()
        if (place := re.fullmatch(r"(.+):(\d+)", str(path))) and not path.exists():
            path, line = Path(place[1]), int(place[2])
        starts = [path] if path.exists() else sorted(glob(str(path), recursive=True))  # noqa: PTH207
    if not any(Path(start).is_file() or Path(start).is_dir() for start in starts):
        raise KataError(f"{option('file', text)}: no such file or folder")
    return {path.resolve(): path for s in starts for path in _within(Path(s))}, line


def _within(start):
    """The file itself, or what could hold solutions in a folder, whose links may run in circles."""
    if start.is_file():
        yield start
    seen = set()
    for folder, folders, names in os.walk(start, followlinks=True):
        real = os.path.realpath(folder)
        if real in seen or "pyvenv.cfg" in names:
            folders.clear()
            continue
        seen.add(real)
        folders[:] = sorted(name for name in folders if name[0] != "." and name not in SKIPPED)
        paths = (Path(folder, name) for name in sorted(names) if name[0] != ".")
        yield from (path for path in paths if path.suffix.lower() in SUFFIXES and path.is_file())
