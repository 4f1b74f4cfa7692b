"""The mutants of a problem that are known to be equivalent: the lines of its survivors.txt."""

import re
from pathlib import Path
from typing import NamedTuple

from kata import KataError
from kata.mutants.edits import ARROW, Mutant
from kata.paths import shown
from kata.problem.folder import Problem

LINE = re.compile(rf"(\w+\.py  \S.*{ARROW}.*\S)  # \S.*")
AS_IN = f"dfs.py  1 <= row{ARROW}1 < row  # no row is empty"


class Known(NamedTuple):
    """A file of known survivors: {what a line says of a mutant: the number of the line}."""

    path: Path
    lines: dict[str, int]


def known(problem: Problem) -> Known:
    """The known survivors of a problem; an error for a line without a reason, or a second one."""
    path = problem.folder / "survivors.txt"
    found: dict[str, int] = {}
    for number, line in enumerate(_read(path).splitlines(), 1):
        match = LINE.fullmatch(line.rstrip())
        if not match:
            raise KataError(f"{shown(path)}:{number}: write it with a reason, as in {AS_IN}")
        if match[1] in found:
            raise KataError(f"{shown(path)}:{number}: the same as line {found[match[1]]}")
        found[match[1]] = number
    return Known(path, found)


def key(mutant: Mutant) -> str:
    """What a line of survivors.txt says of a mutant, before the reason."""
    return f"{mutant.solution.path.name}  {mutant.change}"


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise KataError(f"{shown(path)} cannot be read as UTF-8 text: {error}") from None
