"""What a page is to show: its files, its cases, and which runs it wants most."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property

from kata.cases.model import EXAMPLES, Case, Cases
from kata.judge.many import verdict_on
from kata.judge.model import Outcome, Verdict, Word
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.watch.page.model import Opening
from kata.watch.steps.code import nearest, statements
from kata.watch.why.explain import explained

LEAST = 4  # statements of a solution that is worth watching
Siblings = dict[Solution, Solution]  # {mistake: the right solution most like it}


def siblings_of(verdicts: list[Verdict]) -> Siblings:
    """The sibling of each mistake, if there is any right solution."""
    right = [verdict.solution for verdict in verdicts if verdict.accepted]
    wrong = [verdict.solution for verdict in verdicts if not verdict.accepted]
    return {one: found for one in wrong if (found := nearest(one, right))}


def plain_pair(right: list[Solution], siblings: Siblings) -> list[Solution]:
    """Two techniques, those that most mistakes come from: not bfs beside bfs_hashed.

    One that says everything in a line or two has nothing to watch, and comes last.
    """
    children = Counter(siblings.values())

    def rank(solution: Solution) -> tuple[bool, int]:
        return len(statements(solution.source)) < LEAST, -children[solution]

    first, *others = sorted(right, key=rank)
    technique = first.name.split("_")[0]
    return [first, *(one for one in others if one.name.split("_")[0] != technique)][:2]


def verdicts_on(problem: Problem, cases: Cases, chosen: tuple[Solution, ...]) -> list[Verdict]:
    """The verdicts on these files, or on all; the problem's own solutions are known to be right."""
    own, right = problem.solutions, len(cases)
    verdicts = [
        Verdict(s, right, right, 0.0, None) if s in own else _verdict(s, cases)
        for s in chosen or own + problem.mistakes
    ]
    shrunk = Counter(verdict.refuted_by.number for verdict in verdicts if verdict.refuted_by)
    for i, verdict in enumerate(verdicts):  # a number stands for one input on a page
        if verdict.original and shrunk[verdict.original.number] > 1:
            verdicts[i] = _verdict(verdict.solution, cases, explain=False)
    return verdicts


def _verdict(solution: Solution, cases: Cases, explain: bool = True) -> Verdict:
    """The verdict, explained by the smallest input that was found; its case is named so."""
    verdict = verdict_on(solution, lambda: cases, explain=explained if explain else None)
    case, failure = verdict.refuted_by, verdict.failure
    if not verdict.original or not case or not failure:
        return verdict
    return replace(
        verdict, failure=replace(failure, case=replace(case, name=f"{case.name}, shrunk"))
    )


class Worth(IntEnum):
    """Why a page wants a run, the best reason first."""

    NEEDED = 0  # what it opens with; a mistake, and its sibling, on what refutes it
    REFUTING = 1  # a right solution on what refutes a mistake
    EXAMPLE = 2
    SMALL = 3
    OTHER = 4  # a mistake on what refutes another


@dataclass(frozen=True)
class Wish:
    """A run of a solution on a case."""

    verdict: Verdict
    case: Case
    worth: Worth

    @property
    def solution(self) -> Solution:
        return self.verdict.solution

    @property
    def failure(self) -> Outcome | None:
        """What the judge saw in this case, if it is the one that refutes the solution."""
        return self.verdict.failure if self.verdict.refuted_by == self.case else None


@dataclass(frozen=True)
class Plan:
    """What is on a page, and from that, what it opens with and the runs it wants."""

    names: dict[Solution, str]
    verdicts: list[Verdict]
    cases: list[Case]
    earlier: dict[int, list[Case]]  # {case number: the cases before it}
    is_part: bool  # of what the problem has

    @cached_property
    def siblings(self) -> Siblings:
        return siblings_of(self.verdicts)

    @cached_property
    def refuted(self) -> dict[int, list[Verdict]]:
        """{case number: what it refutes} of the cases that refute anything."""
        pairs = ((case, [v for v in self.verdicts if v.refuted_by == case]) for case in self.cases)
        return {case.number: some for case, some in pairs if some}

    @cached_property
    def opening(self) -> Opening:
        """A mistake that LeetCode was told of, beside its sibling; else two plain techniques."""
        if self.is_part:
            return self._opening([verdict.solution for verdict in self.verdicts])
        told = [
            verdict.solution
            for case in sorted(self.cases, key=lambda case: len(case.arguments))
            for verdict in self.refuted.get(case.number, [])
            if verdict.solution.declared("REPORTED", "") and verdict.word != Word.TIME
        ]
        if told and told[0] in self.siblings:
            return self._opening([told[0], self.siblings[told[0]]])
        right = [verdict.solution for verdict in self.verdicts if verdict.accepted]
        return self._opening([*plain_pair(right, self.siblings), *self.siblings, *right])

    def _opening(self, solutions: list[Solution]) -> Opening:
        """The first two of these (or the only one twice), on what refutes either."""
        left, right = (solutions * 2)[:2]
        refuting = [
            n for n, some in self.refuted.items() for v in some if v.solution in (left, right)
        ]
        number = (refuting or [self.cases[0].number])[0]
        return Opening(self.names[left], self.names[right], number)

    def wishes(self) -> Iterator[Wish]:
        """Every run that the page can show; only a part of it shows the last kind."""
        for case in self.cases:
            mistakes = [verdict.solution for verdict in self.refuted.get(case.number, [])]
            needed = {*mistakes, *(self.siblings[m] for m in mistakes if m in self.siblings)}
            for verdict in self.verdicts:
                solution, opens = verdict.solution, case.number == self.opening.case
                opens &= self.names[solution] in (self.opening.left, self.opening.right)
                reasons = {
                    Worth.NEEDED: opens or solution in needed,
                    Worth.REFUTING: bool(mistakes) and verdict.accepted,
                    Worth.EXAMPLE: case.group == EXAMPLES,
                    Worth.SMALL: not mistakes,
                    Worth.OTHER: self.is_part,
                }
                if worth := [worth for worth, holds in reasons.items() if holds]:
                    yield Wish(verdict, case, worth[0])
