"""Times solutions side by side: in rounds, each in new processes, with every result checked."""

from collections import defaultdict
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from kata.cases.right import is_right
from kata.compare.workloads import SLOW, Workload
from kata.problem.solution import Solution
from kata.run.child import LATE, Child
from kata.run.process import started
from kata.wire.model import Limits
from kata.wire.plain import encode, value_of
from kata.wire.records import RAISED, RESULT, unpacked

BATCH = 0.001  # seconds: shorter calls are timed together
SHARE = 0.015  # seconds for the batches of one solution on one workload in a round
BATCHES = 25  # at most in a round
CALLS = 1000  # at most in a batch
MOST = 0.15  # seconds for these batches with what is not timed; what is begun then is finished
REASONS = {"RecursionError": "too deep", "MemoryError": "no memory"}


Key = tuple[str, str]  # workload, solution


@dataclass
class Measurements:
    """What was measured so far; an interrupted round is not in `rounds`."""

    workloads: list[Workload]
    rounds: list[dict[Key, float]] = field(default_factory=list)  # processor times
    missing: dict[Key, str] = field(default_factory=dict)  # why there is no time
    peaks: dict[str, int] = field(default_factory=dict)  # {solution: bytes}
    clocked: dict[Key, float] = field(default_factory=dict)  # the least wall time so far
    right: dict[str, set[bytes]] = field(default_factory=lambda: defaultdict(set))  # by workload

    @property
    def limits(self) -> Limits:
        """What the largest size needs: recursion may take two frames for each of its cells."""
        frames = 100_000 + 2 * max(workload.cells for workload in self.workloads)
        return Limits(run=300, memory=8192, stack=256 + (frames >> 10), recursion=frames)

    def times(self, workload: Workload, names: list[str]) -> dict[str, list[float]]:
        """{solution: seconds} for one workload, from the rounds in which all of them are."""
        timed = {n for played in self.rounds for w, n in played if w == workload.name}
        there = [n for n in names if n in timed and (workload.name, n) not in self.missing]
        rounds = [r for r in self.rounds if all((workload.name, n) in r for n in there)]
        return {n: [r[workload.name, n] for r in rounds] for n in there} if rounds else {}


class UntimedError(Exception):
    """A solution cannot be timed on a workload; the message says why in a word or two."""


def play_round(found: Measurements, solutions: list[Solution], rng: Random) -> None:
    """Time every workload once with every solution, in random order."""
    played: dict[Key, float] = {}
    with ExitStack() as stack:
        children = {
            solution: stack.enter_context(started(solution, found.limits)) for solution in solutions
        }
        for workload in found.workloads:
            for solution in rng.sample(solutions, len(solutions)):
                key = workload.name, solution.name
                if key in found.missing or solution not in children:
                    continue
                try:
                    played[key] = _sample(found, workload, solution, children[solution])
                except UntimedError as error:
                    children.pop(solution).process.kill()
                    for larger in found.workloads:
                        if larger.kind == workload.kind and larger.size >= workload.size:
                            found.missing[larger.name, solution.name] = str(error)
    found.rounds.append(played)


def weigh(found: Measurements, solutions: list[Solution], workload: Workload) -> None:
    """Measure peak memory, in a pass of its own: tracing makes deep recursion far slower."""
    for solution in solutions:
        with started(solution, found.limits) as child, suppress(UntimedError):
            found.peaks[solution.name] = ask(child, "peak", workload)[0]


def _sample(found: Measurements, workload: Workload, solution: Solution, child: Child) -> float:
    """Processor time of one call: the best of as many batches as a round has time for."""
    seconds, *walls = _timed(found, workload, solution, child, 1, 1)  # warms up
    if seconds < 4 * SHARE or not found.rounds:
        seconds, *_ = _timed(found, workload, solution, child, *_batches(*walls), MOST)
    return seconds


def _timed(
    found: Measurements, workload: Workload, solution: Solution, child: Child, *batches: float
) -> tuple[float, float, float]:
    """The processor time of one call, the least wall time of any so far, and all that it takes."""
    (seconds, clocked, whole), results = ask(child, "seconds", workload, *batches)
    _verify(found, workload, solution, results)
    key = workload.name, solution.name
    least = found.clocked[key] = min(clocked, found.clocked.get(key, clocked))
    return seconds, least, whole


def _batches(clocked: float, whole: float) -> tuple[int, int]:
    """How many calls make a batch, and how many batches a sample, by the wall times of a call."""
    calls = max(1, min(round(BATCH / clocked), CALLS, int(MOST / whole)))
    return calls, max(1, min(round(SHARE / clocked / calls), BATCHES))


def _verify(
    found: Measurements, workload: Workload, solution: Solution, results: list[bytes]
) -> None:
    """Compare results with the answer or, if the reference is too slow, with each other."""
    right, problem = found.right[workload.name], solution.problem
    known = workload.case.answer or problem.rules.accepts
    for result in set(results) - right:
        first = next(iter(right), result)
        case = workload.case if known else replace(workload.case, answer=first)
        with suppress(Exception):  # accepts() on a result of another shape
            if is_right(problem, case, result):
                right.add(result)
    if set(results) - right:
        raise UntimedError("wrong" if known else "differs")


def ask(child: Child, what: str, workload: Workload, *how: float) -> tuple[Any, list[bytes]]:
    """The measure, and the distinct results."""
    event = child.ask(encode((what, workload.case.arguments, *how)), SLOW)
    with suppress(ValueError):
        if event.letter == RESULT:
            measure, results = value_of(event.rest)
            return measure, results
        if event.letter == RAISED:
            name, *_ = unpacked(event.rest)
            raise UntimedError(REASONS.get(name, name))
    raise UntimedError("too slow" if event.letter == LATE else "crashed")
