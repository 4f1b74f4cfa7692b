"""Finds a smaller input on which a solution fails in the same way."""

from contextlib import suppress
from time import process_time
from typing import Any

from kata.cases.model import EXAMPLES, SAMPLED, SMALL, Case
from kata.cases.origin import origin
from kata.cases.shrink import Fails, lower, shrink, simplify_at
from kata.cases.single import case_like
from kata.judge.model import Outcome, VerdictKind
from kata.judge.trial import Trial
from kata.problem.solution import Solution
from kata.size import weight
from kata.ticks import alarm
from kata.wire.limits import Limits
from kata.wire.plain import encode
from kata.wire.records import UnfitError

FIRST = 4  # choices of an input, which are lowered one by one
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
    """Return how a solution fails: the verdict, and the exception or that the type is wrong.

    A smaller input must fail in the same way.
    """
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
        self.share = 1.0  # of all work, that may be done so far

    def run(self) -> None:
        """Shrink the choices that made the input, with half of the work, then its values."""
        for share, step in (1 / 2, self.by_choices), (1.0, self.by_values):
            self.share = share
            with suppress(BudgetExceededError):
                step()

    @property
    def left(self) -> float:
        """Seconds that are left for the search; BudgetExceededError if it has done its work."""
        left = self.share * SEARCHING - (process_time() - self.begun) - self.trial.total
        is_done = self.runs >= self.share * RUNS or self.leaves > self.share * LEAVES
        if left <= 0 or is_done:
            raise BudgetExceededError
        return left

    def by_choices(self) -> None:
        """Edit the choices that made a random input, so that every input is one of the recipe's."""
        made = origin(self.problem, self.case)
        if not made:
            return

        def fails(value: Any) -> bool:
            match value:
                case [int(size), list(choices)] if 0 < size <= made.size:
                    self.leaves += len(choices)
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
        """Return the first choices lowered before any are left out: they tend to be lengths."""
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
