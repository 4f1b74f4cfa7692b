"""Times solutions side by side: in rounds, each in new processes, with every result checked."""

from collections import defaultdict
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from math import inf
from random import Random
from typing import Any, TypeAlias

from kata.cases.checker import is_right
from kata.compare.workloads import SLOW, Workload
from kata.judge.trial import Trial
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.session import LATE
from kata.wire.limits import Limits
from kata.wire.plain import value_of
from kata.wire.records import RAISED, RESULT, unpacked

BATCH = 0.001  # seconds: shorter calls are timed together
SHARE = 0.015  # seconds for the batches of one solution on one workload in a round
BATCHES = 25  # at most in a round
CALLS = 1000  # at most in a batch
MOST_SECONDS = 0.15  # for these batches with what is not timed; what is begun then is finished
REASONS = {"RecursionError": "too deep", "MemoryError": "no memory"}
SLOW_CALL = 4 * SHARE  # seconds: a longer call is timed once in a round, and in fewer rounds
FIRST = 2 / 3  # of the budget, for the first round
PART, LEAST_CALL = 1 / 3, 0.3  # of what is left of that, and seconds: for a first call
TOO_SLOW, OVER_BUDGET = "too slow", "too slow for the budget"

Key: TypeAlias = tuple[str, str]  # workload, solution


class UntimedError(Exception):
    """A solution cannot be timed on a workload; the message says why in a word or two."""


@dataclass
class Measurements:
    """All that was measured so far; an interrupted round is not in `rounds`.

    The budget is of the solutions' own time: what they compute and sleep, with their starts.
    """

    workloads: list[Workload]
    budget: float = inf
    progress: Callable[[float], None] = lambda _: None  # is told what is spent, whenever it grows
    spent: float = 0.0
    rounds: list[dict[Key, float]] = field(default_factory=list)  # processor times
    missing: dict[Key, str] = field(default_factory=dict)  # why there is no time
    costs: dict[Key, float] = field(default_factory=dict)  # of the budget, in the last round
    stopped: set[Key] = field(default_factory=set)  # of which there are no more rounds
    peaks: dict[str, int] = field(default_factory=dict)  # {solution: bytes}
    clocked: dict[Key, float] = field(default_factory=dict)  # the least wall time so far
    right: dict[str, set[bytes]] = field(default_factory=lambda: defaultdict(set))  # by workload

    def play_round(self, solutions: list[Solution], rng: Random) -> None:
        """Time every workload once with every solution, in random order."""
        played: dict[Key, float] = {}
        with ExitStack() as stack:
            trials = {one: stack.enter_context(Trial(one, self.limits)) for one in solutions}
            for workload in self.workloads:
                for solution in rng.sample(solutions, len(solutions)):
                    key = workload.name, solution.name
                    if key in self.missing or key in self.stopped:
                        continue
                    before = self.spent
                    try:
                        played[key] = self._sample(workload, solution, trials[solution])
                        self.costs[key] = self.spent - before
                    except UntimedError as error:
                        for larger in self.workloads:
                            if larger.kind == workload.kind and larger.size >= workload.size:
                                self.missing[larger.name, solution.name] = str(error)
        self.rounds.append(played)

    def make_time_for(self, rounds: int) -> bool:
        """Tell whether another round fits into the budget, once the slowest calls are dropped.

        They are dropped until as many rounds of the others fit as are wanted.
        """
        last = {key: seconds for key, seconds in self.rounds[-1].items() if key not in self.missing}
        others = any(seconds < SLOW_CALL for seconds in last.values())
        left, wanted = self.budget - self.spent, max(others * (rounds - len(self.rounds)), 1)
        needed = sum(map(self.costs.__getitem__, last))
        for key in sorted(last, key=self.costs.__getitem__, reverse=True):
            if needed * wanted > left and last[key] >= SLOW_CALL:
                self.stopped.add(key)
                needed -= self.costs[key]
        return needed <= left and not last.keys() <= self.stopped

    def weigh(self, solutions: list[Solution], workload: Workload) -> None:
        """Measure peak memory, in a pass of its own: tracing makes deep recursion far slower."""
        for solution in solutions:
            with Trial(solution, self.limits) as trial, suppress(UntimedError):
                peak, _ = self._ask(trial, "peak", workload)
                if type(peak) is int and peak >= 0:  # a solution may have written something else
                    self.peaks[solution.name] = peak

    def times(self, workload: Workload, names: list[str]) -> dict[str, list[float]]:
        """{solution: seconds of each round} for one workload; what is stopped has fewer rounds."""
        timed = [name for name in names if (workload.name, name) not in self.missing]
        keys = {name: (workload.name, name) for name in timed}
        found = {n: [r[key] for r in self.rounds if key in r] for n, key in keys.items()}
        return {name: seconds for name, seconds in found.items() if seconds}

    @property
    def limits(self) -> Limits:
        """The limits for the largest size: recursion may take two frames for each of its cells."""
        frames = 100_000 + 2 * max(workload.cells for workload in self.workloads)
        return Limits(run=300, memory=8192, stack=256 + (frames >> 10), recursion=frames)

    def _sample(self, workload: Workload, solution: Solution, trial: Trial) -> float:
        """Processor time of one call: the best of as many batches as a round has time for.

        The first call of all may take only a part of what is left of the budget.
        """
        key, left = (workload.name, solution.name), FIRST * self.budget - self.spent
        most = SLOW if key in self.costs else max(PART * left, LEAST_CALL)

        def timed(patience: float, *batches: float) -> tuple[float, float]:
            measure, results = self._ask(trial, "seconds", workload, *batches, patience=patience)
            seconds, clocked, whole = _times(measure)
            self._verify(workload, solution.problem, results)
            self.clocked[key] = min(clocked, self.clocked.get(key, clocked))
            return seconds, whole

        seconds, whole = timed(most, 1, 1)  # warms up
        if seconds < SLOW_CALL:
            clocked = self.clocked[key]
            calls = max(1, min(round(BATCH / clocked), CALLS, int(MOST_SECONDS / whole)))
            batches = max(1, min(round(SHARE / clocked / calls), BATCHES))
            seconds, _ = timed(SLOW, calls, batches, MOST_SECONDS)
        return seconds

    def _ask(
        self, trial: Trial, what: str, workload: Workload, *batches: float, patience: float = SLOW
    ) -> tuple[Any, list[bytes]]:
        """Ask for a measure, and note what it takes of the budget."""
        before = trial.total
        try:
            return ask(trial, what, workload, *batches, patience=min(patience, SLOW))
        except UntimedError as error:
            is_cut = str(error) == TOO_SLOW and patience < SLOW
            raise UntimedError(OVER_BUDGET) if is_cut else error from None
        finally:
            self.spent += trial.total - before
            self.progress(self.spent)

    def _verify(self, workload: Workload, problem: Problem, results: list[bytes]) -> None:
        """Compare results with the answer or, if the reference is too slow, with each other."""
        right = self.right[workload.name]
        known = workload.case.answer or problem.rules.accepts
        for result in set(results) - right:
            first = next(iter(right), result)
            case = workload.case if known else replace(workload.case, answer=first)
            with suppress(Exception):  # accepts() on a result of another shape
                if is_right(problem, case, result):
                    right.add(result)
        if set(results) - right:
            raise UntimedError("wrong" if known else "differs")


def _times(measure: Any) -> tuple[float, float, float]:
    """The three times of a measure; UntimedError if our own code cannot have measured them."""
    match measure:
        case (float(seconds), float(clocked), float(whole)) if all(0 < t < inf for t in measure):
            return seconds, clocked, whole
    raise UntimedError("crashed")


def ask(
    trial: Trial, what: str, workload: Workload, *batches: float, patience: float
) -> tuple[Any, list[bytes]]:
    """Return the measure that a solution is asked for, and the distinct results."""
    event = trial.probe(patience, what, workload.case.arguments, *batches)
    with suppress(ValueError, TypeError):
        if event.letter == RESULT:
            measure, results = value_of(event.rest)
            if {*map(type, results)} <= {bytes}:
                return measure, results
        if event.letter == RAISED:
            name, *_ = unpacked(event.rest)
            raise UntimedError(REASONS.get(name, name))
    raise UntimedError(TOO_SLOW if event.letter == LATE else "crashed")
