"""Judges on other machines: spreads solutions as units, and puts the verdicts in order again.

All that travels is plain data, and no path means anything at the other end.
"""

import platform
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from itertools import groupby
from pathlib import Path
from socket import gethostname
from typing import Any, NamedTuple, TypeAlias

from kata import KataError
from kata.cases.generate import cases_of
from kata.cases.keep import EXPLANATIONS, key_of
from kata.cases.model import Cases
from kata.data import from_data, to_data
from kata.judge.many import recall, remembered
from kata.judge.model import Verdict, not_judged
from kata.judge.one import judge, judge_one
from kata.paths import shown
from kata.problem.find import problems
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.scratch import scratch_folder
from kata.text import one_line
from kata.watch.why.explain import explained
from kata.wire.model import Limits

MOST = 8  # solutions of a unit
UNITS = 100  # there are at least so many if there are as many solutions, so no machine is idle


@dataclass(frozen=True)
class Terms:
    """The conditions on which a verdict depends, besides the solution and its problem."""

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
    version: str  # of the problem at home
    terms: Terms
    files: list[File]


class Reply(NamedTuple):
    """The verdicts of a machine on a unit, or why it refuses to judge it."""

    machine: str
    refused: str = ""
    verdicts: tuple[Any, ...] = ()  # as plain data


Batch: TypeAlias = list[Solution]  # of which a unit is made
Send: TypeAlias = Callable[[Batch], Any]
Spread: TypeAlias = Callable[[Send, list[Batch]], Iterator[tuple[Batch, Reply | None]]]


def version_of(problem: Problem) -> str:
    """A hash of the problem and the engine: where it differs, so may verdicts."""
    return key_of(EXPLANATIONS, problem)


def judged_elsewhere(
    solutions: list[Solution], terms: Terms, spread: Spread, fresh: bool = False
) -> Generator[Verdict, None, None]:
    """The verdict on each solution, in order, by the machines among which `spread` divides them.

    Verdicts of earlier runs count, unless they must be fresh.
    """
    known: dict[Solution, Verdict] = {}
    for solution in solutions:
        try:
            verdict = recall(solution, terms.limits, terms.explain)
            if verdict and not fresh:
                known[solution] = verdict
        except KataError as error:  # of its problem
            known[solution] = not_judged(solution, str(error))
    unknown = [solution for solution in solutions if solution not in known]
    found = partial(next, _spread_out(batches(unknown), terms, spread))
    for solution in solutions:
        if solution in known:
            yield known[solution]
        else:
            yield remembered(solution, terms.limits, found, terms.explain, fresh)


def batches(solutions: list[Solution]) -> list[Batch]:
    """The solutions divided, each batch of one problem; the fewer there are, the smaller it is."""
    size = max(1, min(MOST, len(solutions) // UNITS))
    found: list[Batch] = []
    for _, some in groupby(solutions, key=lambda solution: solution.problem):
        of_one = list(some)
        found += [of_one[start : start + size] for start in range(0, len(of_one), size)]
    return found


def _spread_out(some: list[Batch], terms: Terms, spread: Spread) -> Iterator[Verdict]:
    """The verdict on each solution of these batches.

    If each worker that tries a batch ends, its solutions are tried one by one.
    """
    version = cache(version_of)

    def send(batch: Batch) -> Any:
        problem = batch[0].problem
        return to_data(Unit(problem.slug, version(problem), terms, [_file(one) for one in batch]))

    for batch, reply in spread(send, some):
        if reply is None and len(batch) > 1:
            yield from _spread_out([[solution] for solution in batch], terms, spread)
        elif reply is None:
            yield not_judged(batch[0], "could not be judged: each worker that tried it ended")
        elif reply.refused:
            why = f"worker {reply.machine} {reply.refused}"
            yield from (not_judged(solution, why) for solution in batch)
        else:
            for solution, data in zip(batch, reply.verdicts, strict=True):
                verdict = from_data(Verdict, data, solution=solution)
                yield replace(verdict, machine=reply.machine)


def _file(solution: Solution) -> File:
    content = b""
    with suppress(OSError):  # which then is judged as if it were empty
        content = b"" if solution.part else solution.path.read_bytes()
    return File(shown(solution.path), solution.line, solution.part, content)


def reply_to(data: Any) -> Reply:
    """The reply of this machine to a unit."""
    machine = gethostname()
    try:
        unit = from_data(Unit, data)
    except (TypeError, ValueError):
        return Reply(machine, "has another version of kata; install the same there")
    try:
        verdicts = tuple(to_data(one, without="solution") for one in _verdicts_here(unit))
    except RefusedError as error:
        return Reply(machine, str(error))
    return Reply(machine, verdicts=verdicts)


class RefusedError(Exception):
    """A unit must not be judged here: what this machine has or lacks, and the fix."""


def _verdicts_here(unit: Unit) -> Iterator[Verdict]:
    """The verdict on each solution, whatever happens."""
    problem = _problem(unit)
    try:
        cases = _cases(problem, unit.version)
    except KataError as error:
        files = (Solution(problem, Path(file.name)) for file in unit.files)
        yield from (not_judged(solution, str(error)) for solution in files)
        return
    if unit.terms.sandboxed_only:  # a run of nothing shows what is missing here
        nothing = Solution(problem, Path("nothing.py"), part="pass")
        if missing := judge_one(nothing, cases, 0)[0].sandbox.missing:
            raise RefusedError(f"offers no {missing}; a sandbox needs it")
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
    if version_of(found) != unit.version:
        raise RefusedError(f"has another version of {unit.slug}; install the same there")
    return found


@lru_cache(maxsize=2)  # units come sorted by problem
def _cases(problem: Problem, _version: str) -> Cases:
    """The cases of a problem, kept until it is another version."""
    return cases_of(problem)
