"""The Python in a file: all of it, the blocks of Markdown, or the cells of a notebook."""

import ast
import codecs
import io
import json
import re
from collections.abc import Callable, Iterator
from importlib.util import decode_source
from pathlib import Path
from tokenize import detect_encoding
from typing import NamedTuple

from kata.cases.cache import open_regular
from kata.problem.solution import UNPARSED


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
    """Yield a file of Python, as far as it is meant for LeetCode."""
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
    """Yield each Python block of Markdown, below the headings that it stands under."""
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
    """Return the kind and the text of each cell; ValueError if this is not a notebook."""
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
    """Return the type of a file by its suffix; one that is named may have any, and is Python."""
    return TYPES.get(path.suffix.lower(), PYTHON)


def looks_like_python(path: Path) -> bool:
    """Tell by its suffix, which must be a known one, that a file holds Python."""
    return path.suffix.lower() in TYPES and type_of(path).holds_python


def is_script(path: Path) -> bool:
    return type_of(path) is PYTHON


def is_notebook(path: Path) -> bool:
    return type_of(path) is NOTEBOOK


def is_parted(path: Path) -> bool:
    """Tell whether Python is only a part of such a file."""
    return type_of(path) in (MARKDOWN, NOTEBOOK)
