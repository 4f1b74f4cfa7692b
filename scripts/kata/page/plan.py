"""What a page is to show: its files, its cases, and which runs it wants most."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from kata.cases.case import EXAMPLES, Case
from kata.judge.verdict import Outcome, Verdict, Word
from kata.page.data import Opening
from kata.page.siblings import Siblings, plain_pair, siblings_of
from kata.problem.solution import Solution


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
