"""Solutions as units of work that any machine can do: what travels, and what it says to them.

All of that is plain data, and no path means anything at the other end.
"""

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from socket import gethostname
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.case import Cases
from kata.cases.generate import cases_of
from kata.cases.keys import EXPLANATIONS, key_of
from kata.data import from_data, to_data
from kata.judge.explain import explained
from kata.judge.one import judge, judge_one
from kata.judge.verdict import Verdict, not_judged
from kata.paths import shown
from kata.problem.find import problems
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.scratch import scratch_folder
from kata.text import one_line
from kata.wire.limits import Limits


@dataclass(frozen=True)
class Terms:
    """What a verdict depends on, besides the solution and its problem."""

    limits: Limits = Limits()
    explain: bool = False
    sandboxed_only: bool = False
    python: str = platform.python_version()


@dataclass(frozen=True)
class File:
    """A solution as text."""

    name: str  # at home
    line: int
    part: str
    content: bytes  # of the whole file, unless the solution is a part of it


@dataclass(frozen=True)
class Unit:
    """A few solutions of one problem."""

    slug: str
    made: str  # what `made_of` says at home
    terms: Terms
    files: list[File]


def made_of(problem: Problem) -> str:
    """A hash of the problem and the engine: where it differs, so may verdicts."""
    return key_of(EXPLANATIONS, problem)


class Reply(NamedTuple):
    """What a machine says to a unit."""

    machine: str
    refused: str = ""  # why it does not judge it
    verdicts: tuple[Any, ...] = ()  # as plain data


class RefusedError(Exception):
    """What this machine has or lacks, so that it must not judge a unit, and the fix."""


def reply_to(data: Any) -> Reply:
    """What this machine says to a unit."""
    machine = gethostname()
    try:
        verdicts = tuple(to_data(one, without="solution") for one in _verdicts(_unit(data)))
        return Reply(machine, verdicts=verdicts)
    except RefusedError as error:
        return Reply(machine, str(error))


def _unit(data: Any) -> Unit:
    try:
        return from_data(Unit, data)
    except (TypeError, ValueError):
        raise RefusedError("has another version of kata; install the same there") from None


def _verdicts(unit: Unit) -> Iterator[Verdict]:
    """The verdict on each solution, whatever happens."""
    problem = _problem(unit)
    try:
        cases = _cases(problem, unit.made)
    except KataError as error:
        yield from (
            not_judged(Solution(problem, Path(file.name)), str(error)) for file in unit.files
        )
        return
    if unit.terms.sandboxed_only:
        _require_sandbox(problem, cases)
    for file in unit.files:
        with scratch_folder() as folder:
            path = Path(folder, Path(file.name).name)
            path.write_bytes(file.content)
            solution = Solution(problem, path, file.line, file.part)
            try:
                verdict = judge(solution, cases, unit.terms.limits)
                yield explained(verdict, unit.terms.limits) if unit.terms.explain else verdict
            except Exception as error:
                yield not_judged(solution, one_line(error).replace(shown(path), file.name))


def _problem(unit: Unit) -> Problem:
    """The problem as this machine has it, if verdicts by it mean the same as at home."""
    if unit.terms.python != (here := platform.python_version()):
        raise RefusedError(f"has Python {here}, not {unit.terms.python}; install the same there")
    found = {problem.slug: problem for problem in problems()}.get(unit.slug)
    if not found:
        raise RefusedError(f"has no problem {unit.slug}; install it there")
    if made_of(found) != unit.made:
        raise RefusedError(f"has another version of {unit.slug}; install the same there")
    return found


@lru_cache(maxsize=2)  # units come sorted by problem
def _cases(problem: Problem, _made: str) -> Cases:
    """The cases of a problem, kept until it is another version."""
    return cases_of(problem)


def _require_sandbox(problem: Problem, cases: Cases) -> None:
    """Refuse to judge where a part of the sandbox is missing, as a run of nothing shows."""
    verdict, _ = judge_one(Solution(problem, Path("nothing.py"), part="pass"), cases, 0)
    if missing := verdict.sandbox.missing:
        raise RefusedError(f"offers no {missing}; a sandbox needs it")
