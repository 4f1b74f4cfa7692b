"""The files that some texts name, and the Python in each: all of it, or a notebook's cells."""

import ast
import codecs
import io
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from errno import EAGAIN
from glob import has_magic
from importlib.util import decode_source
from pathlib import Path
from tokenize import detect_encoding
from typing import NamedTuple

from kata import KataError
from kata.cases.cache import open_regular
from kata.problem.solution import UNPARSED

LARGEST = 1 << 20  # bytes of a file
WITH_PLOTS = 8 * LARGEST  # bytes of a notebook, which holds what its cells have shown
NOTEBOOK, MARKDOWN = ".ipynb", (".md", ".markdown")
PYTHON = ".py", ".py3", NOTEBOOK
OTHERS = {
    ".java": "Java", ".cpp": "C++", ".cc": "C++", ".c": "C", ".cs": "C#", ".go": "Go",
    ".js": "JavaScript", ".ts": "TypeScript", ".rs": "Rust", ".kt": "Kotlin", ".swift": "Swift",
    ".rb": "Ruby", ".scala": "Scala", ".php": "PHP", ".sql": "SQL", ".sh": "Shell", ".dart": "Dart",
}  # fmt: skip
KNOWN = {*PYTHON, *MARKDOWN, *OTHERS}  # suffixes of the files that are looked for in a folder
SKIPPED = {"node_modules", "site-packages", "__pycache__"}  # and hidden folders, and environments


def is_notebook(path: Path) -> bool:
    return path.suffix.lower() == NOTEBOOK


def is_markdown(path: Path) -> bool:
    return path.suffix.lower() in MARKDOWN


def looks_like_python(path: Path) -> bool:
    return path.suffix.lower() in PYTHON


def is_script(path: Path) -> bool:
    """Tell whether a file is read as Python, as all of an unknown suffix are: they were named."""
    return path.suffix.lower() not in {NOTEBOOK, *MARKDOWN, *OTHERS}


def files_meant(texts: Iterable[str]) -> dict[Path, tuple[Path, set[int]]]:
    """{real path: its path, and the lines of the classes and functions meant in it, 0 for all}.

    A link that leads out of the folder stands under its own path, without lines.
    """
    meant: dict[Path, tuple[Path, set[int]]] = {}
    for starts, top, line in map(_starts_top_and_line, texts):
        for start in starts:
            root = (top or start).resolve()
            for path in _files_within(start, root):
                if (real := Path(os.path.realpath(path))).is_relative_to(root):
                    meant.setdefault(real, (path, set()))[1].add(line)
                else:
                    meant[path.absolute()] = path, set()
    return meant


def _starts_top_and_line(text: str) -> tuple[list[Path], Path | None, int]:
    """The files and folders that a text names, the folder of a pattern, and the line after `:`."""
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
    if not any(start.is_file() or start.is_dir() for start in starts):
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
    return top, sorted(p for p, names in found if is_hidden or not any(n[0] == "." for n in names))


def _files_within(start: Path, root: Path) -> Iterator[Path]:
    """Yield the file itself, or the files of known types in a folder, whose links may form circles.

    A folder that cannot be listed is given like a file, and turns out to be unreadable; so is a
    pipe or a link that leads nowhere, or out of the root, which is not followed.
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
        yield from (path for path in paths if path.suffix.lower() in KNOWN)
    yield from (Path(error.filename) for error in closed)


class Part(NamedTuple):
    """Some code, the text that it was taken from, and what is written above that."""

    code: str
    text: str
    above: str = ""
    is_file: bool = False  # whether it is all of a file, which Python reads in the same way
    offset: int = 0  # the lines of a notebook's code cells before it
    lines: Sequence[str] = ()  # those of all its code cells

    @property
    def before(self) -> str:
        """The code cells before it."""
        return "".join(f"{line}\n" for line in self.lines[: self.offset])


def largest(path: Path) -> int:
    return WITH_PLOTS if is_notebook(path) else LARGEST


def beginning(path: Path) -> bytes:
    """Return as much of a file as shows whether it is too large; OSError if it is none."""
    with open_regular(path) as file:
        data: bytes | None = file.read(largest(path) + 1)
    if data is None:  # the kernel's log, from which there is nothing to read now
        raise OSError(EAGAIN, os.strerror(EAGAIN))
    return data


SLOW = {"idna", "punycode"}  # encodings whose decoders take time quadratic in the size


def parts(path: Path) -> list[Part]:
    """The Python in a file, or in each cell of a notebook; none of a file that is too large."""
    data = beginning(path)
    if len(data) > largest(path):
        return []
    try:
        encoding, _ = detect_encoding(io.BytesIO(data).readline)
        text = "" if codecs.lookup(encoding).name in SLOW else decode_source(data)
    except (UnicodeError, SyntaxError, LookupError):  # neither UTF-8 nor what the file says
        text = ""
    is_file = bool(text)
    text = text or data.decode("gb18030", "replace")
    if is_notebook(path):
        return [*_cells(text)]
    code = _meant(text)
    return [Part(code, text, is_file=is_file and code == text)]


FENCED = re.compile(r"^[ \t>]*(?:```|~~~)[ \t{.]*py", re.MULTILINE | re.IGNORECASE)  # Python
FENCE = re.compile(r"^[ \t]*`{1,3}(?:python3?)?[ \t]*$", re.MULTILINE)  # left over from a paste
START, END = "@lc code=start", "@lc code=end"  # VS Code's: it submits what is between them


def shows_python(path: Path) -> bool:
    """Tell whether there is a block of Python in a Markdown file."""
    return bool(FENCED.search(beginning(path).decode("utf-8", "replace")))


def _meant(text: str) -> str:
    """Return a file of Python, as far as it is meant for LeetCode."""
    before, start, rest = text.partition(START)
    code = "\n" * before.count("\n") + "#" + rest.partition(END)[0] if start else text
    if FENCE.search(code):
        try:
            ast.parse(code)
        except UNPARSED:
            return FENCE.sub("", code)
    return code


MAGIC = re.compile(r"^[ \t]*(?:%[A-Za-z]|!(?!=)).*")  # `%timeit ...`, `!pip ...`


def _cells(text: str) -> Iterator[Part]:
    """Each code cell of a notebook, below the text before it; lines run on through code cells."""
    above, lines = "", list[str]()
    for kind, cell in _cells_of(text):
        if kind != "code":
            above = cell
            continue
        is_magic = cell.lstrip().startswith("%%")  # the rest need not be Python
        own = ["" if is_magic else MAGIC.sub("", line) for line in cell.split("\n")]
        code, offset = "\n".join(own), len(lines)
        lines += own
        if not is_magic:
            yield Part(code, code, above, offset=offset, lines=lines)


def _cells_of(text: str) -> list[tuple[str, str]]:
    """Return the kind and the text of each cell; ValueError if this is not a notebook."""
    try:
        notebook = json.loads(text)
        sheets = notebook.get("worksheets", [notebook])  # as up to version 3, which had `input`
        return [
            (cell["cell_type"], "".join(cell.get("source", cell.get("input"))))
            for sheet in sheets
            for cell in sheet["cells"]
        ]
    except json.JSONDecodeError as error:
        reason = f"its JSON breaks at line {error.lineno}: {error.msg}"
    except (LookupError, TypeError, AttributeError):
        reason = "it has no list of cells with their source"
    except RecursionError:
        reason = "its JSON is nested too deeply"
    except ValueError:
        reason = "its JSON has a number with too many digits"
    raise ValueError(f"not a notebook: {reason}")
