"""Finds a smaller input on which a solution fails in the same way."""

from time import monotonic
from typing import Any

from kata.cases.budget import alarm
from kata.cases.generate import case_like
from kata.cases.model import SMALL, Case
from kata.cases.origin import origin
from kata.cases.shrink import Fails, lower, shrink, simplify_at
from kata.judge.model import Outcome, Word
from kata.judge.trial import Asked
from kata.problem.solution import Solution
from kata.size import weight
from kata.wire.model import Limits
from kata.wire.plain import encode
from kata.wire.records import UnfitError

FIRST = 4  # choices of an input
SECONDS = 5.0  # for the search
RUNS = 2000  # of the solution; a search that they end finds the same on every machine


class SpentError(BaseException):
    """There is no time for another run."""


def smaller(solution: Solution, failure: Outcome, limits: Limits = Limits()) -> Outcome:
    """The failure on the smallest input that was found, or this one."""
    case = failure.case
    if not case or case.group == SMALL:
        return failure
    with Asked(solution, limits) as asked:
        search = Search(asked, failure)
        try:
            search.by_choices(case)
            search.by_values()
        except SpentError:
            pass
    is_smaller = search.weight < weight(case.values)
    return search.best if is_smaller else failure


class Search:
    """Tries one input after the other, and knows the smallest on which the solution fails."""

    def __init__(self, asked: Asked, failure: Outcome) -> None:
        self.asked, self.best = asked, failure
        self.how = how(failure)
        self.weight = weight(failure.case.values) if failure.case else (0, 0)
        self.tried: dict[bytes, bool] = {}
        self.end, self.runs = monotonic() + SECONDS, 0

    @property
    def left(self) -> float:
        """Seconds that are left for the search; SpentError if there are none."""
        left = self.end - monotonic()
        if left <= 0 or self.runs == RUNS:
            raise SpentError
        return left

    def by_choices(self, case: Case) -> None:
        """Edit the choices that made a random input, so that every input is one of the recipe's."""
        made = origin(self.asked.solution.problem, case)
        if not made:
            return

        def fails(value: Any) -> bool:
            match value:
                case [int(size), list(choices)] if 0 < size <= made.size:
                    try:
                        with alarm(self.left):
                            values = made.make(size, choices)
                    except Exception:  # these choices lead astray
                        return False
                    return self.fails(values)
            return False

        size = lower(made.size, lambda size: fails([size, made.choices]))
        shrink([size, self._lower_first(made.choices, lambda some: fails([size, some]))], fails)

    def _lower_first(self, choices: list[int], fails: Fails) -> list[int]:
        """The first choices lowered before any are left out: they tend to be lengths."""
        for i in range(min(FIRST, len(choices))):
            choices = simplify_at(choices, i, lower, fails)
        return choices

    def by_values(self) -> None:
        """Edit the values themselves, so that every input is one that could be typed."""
        if self.best.case:
            shrink([*self.best.case.fresh()], lambda values: self.fails(tuple(values)))

    def fails(self, values: Any) -> bool:
        """Whether this is a legal input, no larger than the best, on which the solution fails."""
        best = self.best.case
        assert best
        try:
            data = encode(values)
        except UnfitError:
            return False
        if data in self.tried:
            return self.tried[data]
        self.tried[data] = False
        if weight(values) > self.weight:
            return False
        case = case_like(self.asked.solution.problem, best, values, self.left)
        if not case:
            return False
        self.runs += 1
        outcome = self.asked.outcome(case)
        if outcome and how(outcome) == self.how:
            self.best, self.weight, self.tried[data] = outcome, weight(values), True
        return self.tried[data]


def how(failure: Outcome) -> tuple[Word, str]:
    """In which way a solution fails: the verdict, and the exception or that the type is wrong."""
    if failure.word == Word.WRONG:
        return failure.word, "another type" if failure.message else ""
    return failure.word, failure.message.partition(":")[0]
