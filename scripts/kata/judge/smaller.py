"""Finds a smaller input on which a solution fails in the same way."""

from contextlib import suppress
from time import process_time
from typing import Any

from kata.cases.generate import case_like
from kata.cases.model import EXAMPLES, SAMPLED, SMALL, Case
from kata.cases.shrink import shrink
from kata.judge.model import Outcome, VerdictKind
from kata.judge.trial import Trial
from kata.problem.solution import Solution
from kata.size import weight
from kata.wire.limits import Limits
from kata.wire.plain import encode
from kata.wire.records import UnfitError

# A search that one of these two ends finds the same on every machine, however busy it is.
RUNS = 2000  # of the solution
LEAVES = 2_000_000  # numbers and letters in all the inputs that are tried
SEARCHING = 30.0  # of our processor time and the solution's own; a bound that is rarely reached


class BudgetExceededError(BaseException):
    """The search has used up its budget."""


def smallest_failure(solution: Solution, failure: Outcome, limits: Limits = Limits()) -> Outcome:
    """Return the failure on the smallest input that is found; or this one."""
    case = failure.case
    is_stated = case and case.group == EXAMPLES and not solution.problem.has_answer
    if not case or is_stated or (case.group == SMALL and not case.name.endswith(SAMPLED)):
        return failure
    with Trial(solution, limits) as trial:
        search = Search(trial, failure, case)
        search.run()
    return search.best if search.weight < weight(case.values) else failure


def failure_kind(failure: Outcome) -> tuple[VerdictKind, str]:
    """Return how a solution fails, as it must on a smaller input: the verdict, and its cause."""
    if failure.kind == VerdictKind.WRONG:
        return failure.kind, "another type" if failure.message else ""
    return failure.kind, failure.message.partition(":")[0]


class Search:
    """Tries one input after the other, and knows the smallest on which the solution fails."""

    def __init__(self, trial: Trial, failure: Outcome, case: Case) -> None:
        self.trial, self.best, self.case = trial, failure, case
        self.problem = trial.solution.problem
        self.kind, self.weight = failure_kind(failure), weight(case.values)
        self.tried: dict[bytes, bool] = {}
        self.begun, self.runs, self.leaves = process_time(), 0, 0

    def run(self) -> None:
        """Edit the values, as far as the work allows, so that every input could be typed."""
        with suppress(BudgetExceededError):
            shrink([*self.case.fresh()], lambda values: self.fails(tuple(values)))

    @property
    def left(self) -> float:
        """Seconds that are left for the search; BudgetExceededError if it has done its work."""
        left = SEARCHING - (process_time() - self.begun) - self.trial.total
        if left <= 0 or self.runs >= RUNS or self.leaves > LEAVES:
            raise BudgetExceededError
        return left

    def fails(self, values: Any) -> bool:
        """Return whether the solution fails on this, if it is legal and no larger than the best."""
        try:
            data = encode(values)
        except UnfitError:
            return False
        if data not in self.tried:
            self.tried[data] = False  # also if there is no work left to try it
            found = weight(values)
            self.leaves += found[0]
            self.tried[data] = found <= self.weight and self._fails(values)
        return self.tried[data]

    def _fails(self, values: Any) -> bool:
        case = case_like(self.problem, self.case, values, self.left)
        if not case:
            return False
        self.runs += 1
        outcome = self.trial.outcome(case)
        if not outcome or failure_kind(outcome) != self.kind:
            return False
        self.best, self.case, self.weight = outcome, case, weight(values)
        return True
