"""The blank file of an attempt, and what stands in the practice folder already."""

import os
import re
import tempfile
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from kata import KataError
from kata.problem.folder import Problem

KEPT = "before"  # the folder of earlier attempts, inside the practice folder
END = re.compile(r"^(?:## Signature|```python|## Examples|```text|<!-- )", re.MULTILINE)
LINK = re.compile(r"^LeetCode \[[^]]*\]\([^)]*\)\n", re.MULTILINE)
LEVEL = re.compile(r"(?<=\)), \w+, [\w ]+", re.MULTILINE)  # behind the link: `, easy, arrays`


class Blank(NamedTuple):
    """The file to write in, and where the one of an earlier attempt was put, if there was one."""

    path: Path
    kept: Path | None = None
    is_continued: bool = False


def prepared(problem: Problem, folder: Path, is_open: bool) -> Blank:
    """The file of an attempt: the one that was left if the attempt is open, or else a blank one.

    Nothing is overwritten: what was there is kept aside under its date.
    """
    path, text = folder / f"{problem.slug}.py", blank(problem)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and (is_open or path.read_bytes() == text.encode()):
            return Blank(path, is_continued=is_open)
        kept = put_aside(path, folder / KEPT) if path.exists() else None
        with suppress(FileExistsError):  # another session was faster
            write_once(path, text)
    except OSError as error:
        raise KataError(f"{error.filename or path}: {error.strerror}") from None
    return Blank(path, kept)


def put_aside(path: Path, folder: Path) -> Path:
    """Rename a file into the folder, with the date of its last change; never over another."""
    folder.mkdir(exist_ok=True)
    day = datetime.fromtimestamp(path.stat().st_mtime).astimezone().date()
    for number in count(1):
        kept = folder / f"{path.stem}.{day}{f'-{number}' if number > 1 else ''}{path.suffix}"
        with suppress(FileExistsError):
            rename_once(path, kept)
            return kept
    raise AssertionError


def write_once(path: Path, text: str) -> None:
    """Write a whole file, or nothing if there is one."""
    number, name = tempfile.mkstemp(dir=path.parent, prefix=".")
    try:
        with open(number, "w", encoding="utf-8") as file:
            file.write(text)
            os.fchmod(number, 0o644)
        rename_once(Path(name), path)
    except OSError:
        Path(name).unlink()
        raise


def rename_once(old: Path, new: Path) -> None:
    """Rename a file; FileExistsError if that would overwrite another."""
    try:
        os.link(old, new)
    except FileExistsError:
        if not new.samefile(old):  # else we were killed between these two steps
            raise
    except OSError:  # a file system without links
        if new.exists():
            raise FileExistsError(f"{new} already exists") from None
        old.rename(new)
        return
    old.unlink()


def blank(problem: Problem) -> str:
    """LeetCode's signature with nothing in it, below its address and the examples."""
    lines = [f'"""{problem.title}', "", *filter(None, [problem.address]), *examples(problem), '"""']
    text = "\n".join(lines).replace("\\", "\\\\")
    fails = "        raise NotImplementedError"
    methods = "\n\n".join(f"    {header}\n{fails}" for header in problem.signature.headers)
    return f"{text}\n\n\nclass {problem.signature.name}:\n{methods}\n"


def examples(problem: Problem) -> list[str]:
    """Return the lines of the documented examples, an empty one before each."""
    blocks = re.findall(r"^```text\n(.*?)^```", problem.text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in ("", *block.rstrip().splitlines())]


def statement(problem: Problem) -> list[str]:
    """The lines of the spec that state the problem, and its examples; no difficulty, no topic."""
    text = LINK.sub("", LEVEL.sub("", problem.text.partition("\n")[2], count=1), count=1)
    text = text[: found.start()] if (found := END.search(text)) else text
    return [*text.strip().splitlines(), *examples(problem)]
