"""The files that some texts name, and the Python in each: all of it, or a notebook's cells."""

import ast
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from errno import EAGAIN
from glob import has_magic
from importlib.util import decode_source
from pathlib import Path
from typing import NamedTuple, TypeAlias

from kata import KataError
from kata.cases.cache import open_regular
from kata.paths import PYTHON
from kata.problem.solution import UNPARSED

LARGEST = 1 << 20  # bytes of a file
WITH_PLOTS = 8 * LARGEST  # bytes of a notebook, which holds what its cells have shown
NOTEBOOK = ".ipynb"
OTHERS = {
    ".java": "Java", ".cpp": "C++", ".cc": "C++", ".c": "C", ".cs": "C#", ".go": "Go",
    ".js": "JavaScript", ".ts": "TypeScript", ".rs": "Rust", ".kt": "Kotlin", ".swift": "Swift",
    ".rb": "Ruby", ".scala": "Scala", ".php": "PHP", ".sql": "SQL", ".sh": "Shell", ".dart": "Dart",
    ".md": "Markdown", ".markdown": "Markdown",
}  # fmt: skip
KNOWN = {*PYTHON, *OTHERS}  # suffixes of the files that are looked for in a folder
INDEX = "INDEX.md"  # which we write, and which states no problem
SKIPPED = {"node_modules", "site-packages", "__pycache__"}  # and hidden folders, and environments

# {real path: its path, and the lines of the classes and functions meant in it, 0 for all}
Meant: TypeAlias = dict[Path, tuple[Path, set[int]]]


def is_notebook(path: Path) -> bool:
    return path.suffix.lower() == NOTEBOOK


def is_script(path: Path) -> bool:
    """Tell whether a file is read as Python, as all of an unknown suffix are: they were named."""
    return path.suffix.lower() not in {NOTEBOOK, *OTHERS}


def files_meant(texts: Iterable[str]) -> Meant:
    """Return the files that some texts name, each with the lines that they name in it."""
    meant: Meant = {}
    for starts, line in map(_starts_and_line, texts):
        for path in (path for start in starts for path in _files_within(start)):
            real = Path(os.path.realpath(path))
            meant.setdefault(real, (path, set()))[1].add(line)
    return meant


def _starts_and_line(text: str) -> tuple[list[Path], int]:
    """The files and folders that a text names, and the line after `:`."""
    line, starts = 0, list[Path]()
    try:
        path = Path(text).expanduser()
        if (place := re.fullmatch(r"(.+):(\d+)", str(path))) and not path.exists():
            path, line = Path(place[1]), int(place[2])
        starts = [path] if path.exists() else _matches(path)
    except PermissionError as error:  # of a folder on the way
        raise KataError(f"{text}: {error.strerror}") from None
    except (OSError, ValueError, RuntimeError, re.error):  # a name that no file can have
        pass
    if not starts:
        raise KataError(f"{text}: no such file or folder")
    if not any(start.is_file() or start.is_dir() for start in starts):
        raise KataError(f"{text}: neither a file nor a folder")
    return starts, line


def _matches(pattern: Path) -> list[Path]:
    """Return what matches, without hidden files and links to folders, unless they are named."""
    parts = pattern.parts
    first = next((i for i, part in enumerate(parts) if has_magic(part)), len(parts) - 1)
    top, rest = Path(*parts[:first]), parts[first:]
    found = ((path, path.relative_to(top).parts) for path in top.glob("/".join(rest)))
    is_hidden = any(part[0] == "." for part in rest)
    seen = (path for path, names in found if is_hidden or not any(n[0] == "." for n in names))
    return sorted(path for path in seen if not (path.is_symlink() and path.is_dir()))


def _files_within(start: Path) -> Iterator[Path]:
    """Yield the file itself, or the files of known types in a folder; no link to one is followed.

    A folder that cannot be listed is given like a file, and turns out to be unreadable.
    """
    if not start.is_dir():
        yield start
        return
    closed: list[OSError] = []
    for folder, folders, names in os.walk(start, onerror=closed.append):
        if "pyvenv.cfg" in names:
            folders.clear()
            continue
        folders[:] = sorted(name for name in folders if name[0] != "." and name not in SKIPPED)
        paths = (Path(folder, name) for name in sorted(names) if name[0] != ".")
        yield from (path for path in paths if path.suffix.lower() in KNOWN)
    yield from (Path(error.filename) for error in closed)


class Part(NamedTuple):
    """All of a file, or a cell of a notebook with the text above it."""

    code: str
    is_file: bool = False  # whether it is all of a file, which Python reads in the same way
    start: int = 0  # the lines of the cells before it
    lines: Sequence[str] = ()  # those of all cells

    @property
    def whole(self) -> str:
        """Its code below that of the cells before it."""
        return "".join(f"{line}\n" for line in self.lines[: self.start]) + self.code


def largest(path: Path) -> int:
    return WITH_PLOTS if is_notebook(path) else LARGEST


def beginning(path: Path) -> bytes:
    """Return as much of a file as shows whether it is too large; OSError if it is none."""
    with open_regular(path) as file:
        data: bytes | None = file.read(largest(path) + 1)
    if data is None:  # the kernel's log, from which there is nothing to read now
        raise OSError(EAGAIN, os.strerror(EAGAIN))
    return data


def parts(path: Path) -> list[Part]:
    """The Python in a file, or in each cell of a notebook; ValueError if it has none."""
    data = beginning(path)
    try:
        text, is_file = decode_source(data), True
    except (UnicodeError, SyntaxError, LookupError):  # neither UTF-8 nor what the file says
        text, is_file = data.decode("gb18030", "replace"), False
    if "\0" in text:
        raise ValueError("not UTF-8: it has null bytes, as UTF-16 does")
    if is_notebook(path):
        return [*_cells(text)]
    return [Part(text, is_file)]


def is_python(code: str) -> bool:
    try:
        ast.parse(code)
    except UNPARSED:
        return False
    return True


MAGIC = re.compile(r"^[ \t]*(?:%[A-Za-z]|!(?!=)).*", re.MULTILINE)  # `%timeit ...`, `!pip ...`


def _cells(text: str) -> Iterator[Part]:
    """Each code cell of a notebook; what is no code is a comment, above the next cell."""
    lines, own = list[str](), list[str]()
    for kind, cell in cells_of(text):
        if kind != "code" or cell.lstrip().startswith("%%"):  # the rest need not be Python
            own += (f"# {line}" for line in cell.splitlines())
            continue
        own += MAGIC.sub("", cell).split("\n")
        code = "\n".join(own)
        yield Part(code, start=len(lines), lines=lines)
        lines += own if is_python(code) else [""] * len(own)
        own = []


def cells_of(text: str) -> list[tuple[str, str]]:
    """Return the kind and the text of each cell; ValueError if this is not a notebook."""
    try:
        return [(one["cell_type"], "".join(one["source"])) for one in json.loads(text)["cells"]]
    except (LookupError, TypeError, ValueError, RecursionError):
        raise ValueError("not a notebook: it has no list of cells with their source") from None
