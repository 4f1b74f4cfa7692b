"""Judges the mutants of a problem, and knows those that are equivalent to their solution."""

import re
from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from pathlib import Path

from kata import KataError
from kata.cases.model import EXAMPLES
from kata.edits.changes import ARROW, Mutant
from kata.faults import raise_or_log
from kata.judge.batch import cases_kept
from kata.judge.model import Verdict, VerdictKind
from kata.judge.pool import on_all_cores
from kata.judge.trial import Trial
from kata.judge.verdict import judge_in, own_cases
from kata.paths import read_file, shown
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.wire.limits import Limits

LINE = re.compile(rf"(\w+\.py  \S.*{ARROW}.*\S)  # \S.*")
AS_IN = f"dfs.py  1 <= row{ARROW}1 < row  # no row is empty"
CASE = 1.0  # seconds for a case, unless the solution itself takes more than half of them
LOADING = 4.0  # seconds for all cases, beyond twice those of the solution
UNSURE = (
    VerdictKind.ACCEPTED,
    VerdictKind.TIME,
    VerdictKind.MEMORY,
)  # the latter two may be due to the machine


class Fate(Enum):
    """What became of a mutant, as the summary counts it."""

    CAUGHT = "caught"
    KNOWN = "known to be equivalent"
    NEW = "not"
    UNJUDGED = "not judged"


@dataclass(frozen=True)
class Survivors:
    """The mutants that the judge accepts, beside those that survivors.txt lists."""

    problem: Problem
    solutions: list[Solution]  # whose mutants were judged
    listed: dict[str, str]  # {line of survivors.txt, without the reason: where it stands}
    found: dict[
        str, VerdictKind | None
    ]  # {line: the verdict on the mutant}, None if its judge ended

    def fate(self, line: str) -> Fate:
        """Return what became of the mutant of a line."""
        word = self.found[line]
        if word in (VerdictKind.NOT_JUDGED, None):
            return Fate.UNJUDGED
        if line in self.listed and word in UNSURE:
            return Fate.KNOWN
        return Fate.NEW if word == VerdictKind.ACCEPTED else Fate.CAUGHT

    def lines(self, fate: Fate) -> list[str]:
        return [line for line in self.found if self.fate(line) == fate]

    @cached_property
    def stale(self) -> list[str]:
        """A message on each line of survivors.txt that is about no survivor."""
        judged = {solution.path.name for solution in self.solutions}
        others = {solution.path.name for solution in self.problem.solutions} - judged
        whys = {line: "is not a mutant" for line in self.listed if line.split()[0] not in others}
        for line in self.found:
            whys[line] = "is caught" if self.fate(line) == Fate.CAUGHT else ""
        return [
            f"{where}: {why}, so delete the line: {line}"
            for line, where in self.listed.items()
            if (why := whys.get(line))
        ]

    def summary(self) -> list[str]:
        """Return the lines that are out of date, the numbers, and a hint on the new survivors."""
        counts = Counter(map(self.fate, self.found))
        told = [fate for fate in Fate if counts[fate] or fate in (Fate.CAUGHT, Fate.KNOWN)]
        parts = [f"{len(self.found):,} mutants", *(f"{counts[one]:,} {one.value}" for one in told)]
        lines = [*self.stale, f"{self.problem.slug}: {', '.join(parts)}"]
        if new := self.lines(Fate.NEW):
            place = shown(survivors_file(self.problem))
            fix = f"if none can, add the line to {place} with the reason: {new[0]}  # <reason>"
            lines.append(f"for each line above, add an input that catches it; {fix}")
        return lines


def limits_of_all(solutions: list[Solution]) -> dict[Path, Limits]:
    """{path: the limits of its mutants} of each solution; an error if one is wrong."""
    found = {}
    for solution, limits in on_all_cores(limits_of, solutions):
        if not isinstance(limits, Limits):
            raise KataError(limits or f"{solution}: its judge was killed, twice")
        found[solution.path] = limits
    return found


def limits_of(solution: Solution) -> Limits | str:
    """Return the limits of its mutants, twice the solution's own time; or why it has no mutants."""
    for tried in Limits(case=CASE / 2), Limits(), Limits().patient:
        verdict = _verdict(solution, tried)
        if verdict.kind != VerdictKind.TIME:
            break
    if not verdict.accepted:
        return f"{solution}: {verdict.kind}; mutants are made only of solutions that are right"
    return Limits(case=max(CASE, tried.case), run=2 * verdict.seconds + LOADING)


def word_of(limits: dict[Path, Limits], mutant: Mutant) -> VerdictKind:
    """Return the verdict on a mutant, in a word."""
    try:
        return _verdict(mutant.solution, limits[mutant.solution.path]).kind
    except Exception as error:
        raise_or_log(f"judging a mutant: {line_of(mutant)}", error)
        return VerdictKind.NOT_JUDGED


def _verdict(solution: Solution, limits: Limits) -> Verdict:
    """The verdict by all cases up to the first that fails; examples come late, as none ends it."""
    cases = cases_kept(solution.problem)
    examples = len(cases.in_group(EXAMPLES))
    with Trial(solution, limits) as trial:
        verdict = judge_in(trial, cases, range(examples, len(cases)))
        if verdict.accepted:
            verdict = judge_in(trial, cases, range(examples))
        if verdict.accepted and (own := own_cases(cases, trial)):
            verdict = judge_in(trial, own, range(len(own)))
    return verdict


def survivors_file(problem: Problem) -> Path:
    return problem.folder / "survivors.txt"


def known_survivors(problem: Problem) -> dict[str, str]:
    """{line of survivors.txt, without the reason: where it stands}, each line once."""
    found: dict[str, str] = {}
    path = survivors_file(problem)
    text = read_file(path) if path.is_file() else ""
    for number, line in enumerate(text.splitlines(), 1):
        match, where = LINE.fullmatch(line.rstrip()), f"{shown(path)}:{number}"
        if not match:
            raise KataError(f"{where}: write the change and the reason, as in {AS_IN}")
        if match[1] in found:
            raise KataError(f"{where}: the same as {found[match[1]]}; delete one of them")
        found[match[1]] = where
    return found


def line_of(mutant: Mutant) -> str:
    """Return the line of survivors.txt for a mutant, without the reason."""
    return f"{mutant.solution.path.name}  {mutant.change}"
