"""Judges the mutants of a problem, and knows those that are equivalent to their solution."""

import re
from collections.abc import Iterator
from pathlib import Path

from kata import KataError
from kata.cases.model import EXAMPLES
from kata.judge.many import cases_kept
from kata.judge.model import Verdict, Word
from kata.judge.one import judge_some, own_cases
from kata.paths import shown
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.tools.edits import ARROW, Mutant
from kata.wire.model import Limits

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


CASE = 1.0  # seconds for a case, unless the solution itself takes more than half of them
LOADING = 4.0  # seconds for all cases, beyond twice those of the solution


def limits_of(solution: Solution) -> Limits | str:
    """What its mutants may use: twice its own time; or why it has none."""
    verdict = _verdict(solution, Limits(case=CASE / 2))
    case = CASE
    if verdict.word == Word.TIME:
        verdict, case = _verdict(solution, Limits()), Limits().case
    if not verdict.accepted:
        return f"{solution}: {verdict.word}; a mutant is made of a solution that is right"
    return Limits(case=case, run=2 * verdict.seconds + LOADING)


def word_of(limits: dict[Path, Limits], mutant: Mutant) -> Word:
    """What the judge says of a mutant."""
    return _verdict(mutant.solution, limits[mutant.solution.path]).word


def _verdict(solution: Solution, limits: Limits) -> Verdict:
    """The verdict by all cases up to the first that fails; examples come late, as none ends it."""
    cases = cases_kept(solution.problem)
    examples = len(cases.in_group(EXAMPLES))
    verdict = judge_some(solution, cases, range(examples, len(cases)), limits)
    if verdict.accepted:
        verdict = judge_some(solution, cases, range(examples), limits)
    if verdict.accepted and (own := own_cases(cases, solution, limits)):
        verdict = judge_some(solution, own, range(len(own)), limits)
    return verdict


UNSURE = Word.ACCEPTED, Word.TIME, Word.MEMORY  # the latter two may be due to the machine


def stale(listed: dict[str, str], found: dict[str, Word | None], others: set[str]) -> Iterator[str]:
    """What to say of each line that is no survivor, unless it is about one of the other files."""
    for text, where in listed.items():
        if text.split()[0] not in others and found.get(text) not in UNSURE:
            why = "is caught" if text in found else "is no mutant"
            yield f"{where}: {why}, so delete the line: {text}"
