"""The mutants of a problem that are known to be equivalent: the lines of its survivors.txt."""

import re
from pathlib import Path

from kata import KataError
from kata.mutants.edits import ARROW, Mutant
from kata.paths import shown
from kata.problem.folder import Problem

LINE = re.compile(rf"(\w+\.py  \S.*{ARROW}.*\S)  # \S.*")
AS_IN = f"dfs.py  1 <= row{ARROW}1 < row  # no row is empty"


def place(problem: Problem) -> Path:
    return problem.folder / "survivors.txt"


def known(problem: Problem) -> dict[str, str]:
    """{what a line says of a mutant, without the reason: the file and line}, each line once."""
    found: dict[str, str] = {}
    path = place(problem)
    for number, line in enumerate(_read(path).splitlines(), 1):
        match, where = LINE.fullmatch(line.rstrip()), f"{shown(path)}:{number}"
        if not match:
            raise KataError(f"{where}: write the change and the reason, as in {AS_IN}")
        if match[1] in found:
            raise KataError(f"{where}: the same as {found[match[1]]}; delete one of them")
        found[match[1]] = where
    return found


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
