"""Finds a smaller input on which a solution fails in the same way."""

from time import monotonic
from typing import Any

from kata.cases.budget import alarm
from kata.cases.generate import case_like
from kata.cases.model import SAMPLED, SMALL, Case
from kata.cases.origin import origin
from kata.cases.shrink import Fails, lower, shrink, simplify_at
from kata.judge.model import Outcome, Word
from kata.judge.trial import SolutionSession
from kata.problem.solution import Solution
from kata.size import weight
from kata.wire.model import Limits
from kata.wire.plain import encode
from kata.wire.records import UnfitError

FIRST = 4  # choices of an input, which are lowered one by one
SECONDS = 5.0  # for the search
RUNS = 2000  # of the solution; a search that they end finds the same on every machine


class SpentError(BaseException):
    """There is no time for another run."""


def smallest_failure(
    solution: Solution, failure: Outcome, limits: Limits = Limits(), seconds: float = 0
) -> Outcome:
    """The failure on the smallest input found in these seconds, or in the usual; or this one."""
    case = failure.case
    if not case or (case.group == SMALL and not case.name.endswith(SAMPLED)):
        return failure
    with SolutionSession(solution, limits) as session:
        search = Search(session, failure, case, seconds or SECONDS)
        try:
            search.by_choices()
            search.by_values()
        except SpentError:
            pass
    return search.best if search.weight < weight(case.values) else failure


def failure_kind(failure: Outcome) -> tuple[Word, str]:
    """The way in which a solution fails: the verdict, and the exception or that the type is wrong.

    A smaller input must fail in the same way.
    """
    if failure.word == Word.WRONG:
        return failure.word, "another type" if failure.message else ""
    return failure.word, failure.message.partition(":")[0]


class Search:
    """Tries one input after the other, and knows the smallest on which the solution fails."""

    def __init__(
        self, session: SolutionSession, failure: Outcome, case: Case, seconds: float
    ) -> None:
        self.session, self.best, self.case = session, failure, case
        self.problem = session.solution.problem
        self.kind, self.weight = failure_kind(failure), weight(case.values)
        self.tried: dict[bytes, bool] = {}
        self.end, self.runs = monotonic() + seconds, 0

    @property
    def left(self) -> float:
        """Seconds that are left for the search; SpentError if there are none."""
        left = self.end - monotonic()
        if left <= 0 or self.runs == RUNS:
            raise SpentError
        return left

    def by_choices(self) -> None:
        """Edit the choices that made a random input, so that every input is one of the recipe's."""
        made = origin(self.problem, self.case)
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
        shrink([*self.case.fresh()], lambda values: self.fails(tuple(values)))

    def fails(self, values: Any) -> bool:
        """Return whether the solution fails on this, if it is legal and no larger than the best."""
        try:
            data = encode(values)
        except UnfitError:
            return False
        if data not in self.tried:
            self.tried[data] = False  # also if there is no time left to try it
            self.tried[data] = weight(values) <= self.weight and self._fails(values)
        return self.tried[data]

    def _fails(self, values: Any) -> bool:
        case = case_like(self.problem, self.case, values, self.left)
        if not case:
            return False
        self.runs += 1
        outcome = self.session.outcome(case)
        if not outcome or failure_kind(outcome) != self.kind:
            return False
        self.best, self.case, self.weight = outcome, case, weight(values)
        return True
