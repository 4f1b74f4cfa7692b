"""The kinds of files that may hold solutions, and how each is taken apart; a kind is one entry.

A part begins with blank lines in place of what comes before it, so that lines keep their numbers.
"""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

PYTHON = {"python", "python3", "py"}  # what blocks of Markdown are marked with
MAGIC = re.compile(r"^[ \t]*(?:%[A-Za-z]|!(?!=)).*")  # `%timeit ...`, `!pip ...`


def whole(text: str) -> Iterator[str]:
    """A file of Python."""
    yield text


def blocks(text: str) -> Iterator[str]:
    """Each Python block of Markdown."""
    if "```" not in text and "~~~" not in text:
        return
    from markdown_it import MarkdownIt  # here, since few files need it

    for token in MarkdownIt().parse(text):
        language = re.split(r"\W+", token.info.strip().lower())[0]
        if token.type == "fence" and token.map and language in PYTHON:
            yield "\n" * (token.map[0] + 1) + token.content


def cells(text: str) -> Iterator[str]:
    """Each code cell of a notebook; lines are numbered through all code cells, in their order."""
    start = 0
    for cell in _sources(text):
        lines = cell.split("\n")
        if not cell.lstrip().startswith("%%"):  # a magic: the rest need not be Python
            yield "\n" * start + "\n".join(MAGIC.sub("", line) for line in lines)
        start += len(lines)


def _sources(text: str) -> list[str]:
    """The text of each code cell; ValueError if this is not a notebook."""
    try:
        notebook = json.loads(text)
        sheets = notebook.get("worksheets", [notebook])  # as up to version 3, which had `input`
        found = [cell for sheet in sheets for cell in sheet["cells"]]
        found = [cell for cell in found if cell["cell_type"] == "code"]
        return ["".join(cell.get("source", cell.get("input"))) for cell in found]
    except json.JSONDecodeError as error:
        reason = f"its JSON breaks at line {error.lineno}: {error.msg}"
    except (LookupError, TypeError, AttributeError):
        reason = "it has no list of cells with their source"
    except RecursionError:
        reason = "its JSON is nested too deeply"
    raise ValueError(f"not a notebook: {reason}")


FORMATS: dict[str, Callable[[str], Iterator[str]]] = {  # by the suffix, in lower case
    ".py": whole,
    ".py3": whole,
    ".md": blocks,
    ".markdown": blocks,
    ".ipynb": cells,
}


def is_notebook(path: Path) -> bool:
    return FORMATS.get(path.suffix.lower()) is cells


def is_parted(path: Path) -> bool:
    """Whether Python is only a part of such a file."""
    return FORMATS.get(path.suffix.lower(), whole) is not whole


def parts(path: Path, text: str) -> list[str]:
    """Each block or cell of Python, or the file as a whole."""
    return list(FORMATS.get(path.suffix.lower(), whole)(text))
