"""The files that some texts name, and the Python in each of them."""

import ast
import codecs
import io
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from glob import has_magic
from importlib.util import decode_source
from pathlib import Path
from tokenize import detect_encoding
from typing import NamedTuple

from kata import KataError
from kata.cases.keep import open_regular
from kata.problem.solution import UNPARSED

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
    """The folder above the first wildcard, and what matches; `**` follows no links."""
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
    """The file itself, or the files of known types in a folder, whose links may form circles.

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


class Part(NamedTuple):
    """Some code, the text that it was taken from, and what is written above that."""

    code: str
    text: str
    above: str = ""
    is_file: bool = False  # whether it is all of a file, which Python reads in the same way
    offset: int = 0  # the lines of the file, or of a notebook's code cells, before it


LARGEST = 1 << 20  # bytes of a file
SLOW = {"idna", "punycode"}  # encodings whose decoders take time quadratic in the size


def parts(path: Path) -> list[Part]:
    """Each block or cell of Python in a file, or all of it; none of a file that is too large."""
    with open_regular(path) as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        return []
    try:
        encoding, _ = detect_encoding(io.BytesIO(data).readline)
        text = "" if codecs.lookup(encoding).name in SLOW else decode_source(data)
    except (UnicodeError, SyntaxError, LookupError):  # neither UTF-8 nor what the file says
        text = ""
    is_file = bool(text)
    found = type_of(path).parts_of(text or data.decode("gb18030", "replace"))
    return [part._replace(is_file=part.is_file and is_file) for part in found]


FENCE = re.compile(r"^[ \t]*`{1,3}(?:python3?)?[ \t]*$", re.MULTILINE)  # left over from a paste
START, END = "@lc code=start", "@lc code=end"  # VS Code's: it submits what is between them


def _script(text: str) -> Iterator[Part]:
    """A file of Python, as far as it is meant for LeetCode."""
    before, start, rest = text.partition(START)
    code = "\n" * before.count("\n") + "#" + rest.partition(END)[0] if start else text
    if FENCE.search(code):
        try:
            ast.parse(code)
        except UNPARSED:
            code = FENCE.sub("", code)
    yield Part(code, text, is_file=code == text)


MARKED = {"python", "python3", "py"}  # what blocks of Markdown are marked with
BLOCKS = "blockquote code fence heading hr html_block lheading list reference table".split()
PROSE = 2000  # characters of a heading, or of the text below it, in which a title is looked for


def _blocks(text: str) -> Iterator[Part]:
    """Each Python block of Markdown, below the headings that it stands under."""
    if "```" not in text and "~~~" not in text:
        return
    from markdown_it import MarkdownIt  # here, since few files need it

    headings: dict[int, str] = {}
    prose = ""  # since the last heading
    tokens = MarkdownIt("zero").enable(BLOCKS).parse(text)
    for token, inner in zip(tokens, [*tokens[1:], *tokens[:1]]):
        language = re.split(r"\W+", token.info.strip().lower())[0]
        if token.type == "heading_open":
            level, prose = int(token.tag[1:]), ""
            headings = {n: title for n, title in headings.items() if n < level}
            headings[level] = inner.content[:PROSE]
        elif token.type == "inline" and token.content not in headings.values():
            prose += (token.content + "\n")[: PROSE - len(prose)]
        elif token.type == "fence" and token.map and language in MARKED:
            nearest_first = [*reversed(headings.values())]
            above = "\n".join([*nearest_first[:1], prose, *nearest_first[1:]])
            yield Part(token.content, token.content, above, offset=token.map[0] + 1)


MAGIC = re.compile(r"^[ \t]*(?:%[A-Za-z]|!(?!=)).*")  # `%timeit ...`, `!pip ...`


def _cells(text: str) -> Iterator[Part]:
    """Each code cell of a notebook, below the text before it; lines run on through code cells."""
    start, above = 0, ""
    for kind, cell in _cells_of(text):
        lines = cell.split("\n")
        if kind != "code":
            above = cell
        elif not cell.lstrip().startswith("%%"):  # a magic: the rest need not be Python
            code = "\n".join(MAGIC.sub("", line) for line in lines)
            yield Part(code, code, above, offset=start)
        start += len(lines) if kind == "code" else 0


def _cells_of(text: str) -> list[tuple[str, str]]:
    """The kind and the text of each cell; ValueError if this is not a notebook."""
    try:
        notebook = json.loads(text)
        sheets = notebook.get("worksheets", [notebook])  # as up to version 3, which had `input`
        found = [cell for sheet in sheets for cell in sheet["cells"]]
        kinds = [cell["cell_type"] for cell in found]
        return [*zip(kinds, ["".join(cell.get("source", cell.get("input"))) for cell in found])]
    except json.JSONDecodeError as error:
        reason = f"its JSON breaks at line {error.lineno}: {error.msg}"
    except (LookupError, TypeError, AttributeError):
        reason = "it has no list of cells with their source"
    except RecursionError:
        reason = "its JSON is nested too deeply"
    except ValueError:
        reason = "its JSON has a number with too many digits"
    raise ValueError(f"not a notebook: {reason}")


class FileType(NamedTuple):
    """A kind of file: its language, and how code is taken from its text."""

    language: str = "Python"  # a file in another one is only counted
    parts_of: Callable[[str], Iterator[Part]] = _script

    @property
    def holds_python(self) -> bool:
        return self.language == "Python"


PYTHON, MARKDOWN, NOTEBOOK = FileType(), FileType(parts_of=_blocks), FileType(parts_of=_cells)
OTHERS = {
    ".java": "Java", ".cpp": "C++", ".cc": "C++", ".c": "C", ".cs": "C#", ".go": "Go",
    ".js": "JavaScript", ".ts": "TypeScript", ".rs": "Rust", ".kt": "Kotlin", ".swift": "Swift",
    ".rb": "Ruby", ".scala": "Scala", ".php": "PHP", ".sql": "SQL", ".sh": "Shell", ".dart": "Dart",
}  # fmt: skip
TYPES = {suffix: FileType(language) for suffix, language in OTHERS.items()}  # in lower case
TYPES |= {".py": PYTHON, ".py3": PYTHON, ".ipynb": NOTEBOOK}
TYPES |= {".md": MARKDOWN, ".markdown": MARKDOWN}


def type_of(path: Path) -> FileType:
    """The type of a file by its suffix; one that is named may have any, and is Python."""
    return TYPES.get(path.suffix.lower(), PYTHON)


def looks_like_python(path: Path) -> bool:
    """Tell by its suffix, which must be a known one, that a file holds Python."""
    return path.suffix.lower() in TYPES and type_of(path).holds_python


def is_script(path: Path) -> bool:
    return type_of(path) is PYTHON


def is_notebook(path: Path) -> bool:
    return type_of(path) is NOTEBOOK


def is_parted(path: Path) -> bool:
    """True if Python is only a part of such a file."""
    return type_of(path) in (MARKDOWN, NOTEBOOK)
