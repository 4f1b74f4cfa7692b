"""Times solutions side by side: in rounds, each in new processes, with every result checked."""

from collections import defaultdict
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace

from kata.cases.right import is_right
from kata.compare.workloads import SLOW, Workload
from kata.run.child import LATE
from kata.run.limits import Limits
from kata.run.process import started
from kata.wire.errors import unpacked
from kata.wire.pipe import RAISED, RESULT
from kata.wire.plain import encode, value_of

BATCH = 0.001  # seconds: shorter calls are timed together
SHARE = 0.015  # seconds for the batches of one solution on one workload in a round
BATCHES = 25  # at most
CALLS = 1000  # at most in a batch
REASONS = {"RecursionError": "too deep", "MemoryError": "no memory"}


@dataclass
class Measurements:
    """What is known so far; a round that was broken off is not in it."""

    workloads: list[Workload]
    rounds: list[dict] = field(default_factory=list)  # {(workload, solution): processor time}
    refused: dict = field(default_factory=dict)  # {(workload, solution): why}
    peaks: dict = field(default_factory=dict)  # {solution: bytes}
    clocked: dict = field(default_factory=dict)  # {(workload, solution): seconds, the least so far}
    right: dict = field(default_factory=lambda: defaultdict(set))  # {workload: right results}

    @property
    def limits(self):
        """What the largest size needs: recursion may go as deep as there are cells."""
        frames = 100_000 + 2 * max(workload.cells for workload in self.workloads)
        return Limits(run=300, memory=8192, stack=256 + (frames >> 10), recursion=frames)

    def times(self, workload, names):
        """{solution: seconds} for one workload, from the rounds in which all of them are."""
        timed = {n for played in self.rounds for w, n in played if w == workload.name}
        there = [n for n in names if n in timed and (workload.name, n) not in self.refused]
        rounds = [r for r in self.rounds if all((workload.name, n) in r for n in there)]
        return {n: [r[workload.name, n] for r in rounds] for n in there} if rounds else {}


class RefusedError(Exception):
    """Why a solution has no time for a workload, in two words."""


def play_round(measurements, solutions, rng):
    """Time every workload once with every solution, in an order that is different each time."""
    played = {}
    with ExitStack() as stack:
        children = {
            solution: stack.enter_context(started(solution, measurements.limits))
            for solution in solutions
        }
        for workload in measurements.workloads:
            for solution in rng.sample(solutions, len(solutions)):
                key = workload.name, solution.name
                if key in measurements.refused or solution not in children:
                    continue
                try:
                    played[key] = _sample(measurements, workload, solution, children[solution])
                except RefusedError as error:
                    children.pop(solution).process.kill()
                    for larger in measurements.workloads:
                        if larger.kind == workload.kind and larger.size >= workload.size:
                            measurements.refused[larger.name, solution.name] = str(error)
    measurements.rounds.append(played)


def weigh(measurements, solutions, workload):
    """Find the peaks of memory, in a pass of its own: tracing makes deep recursion far slower."""
    for solution in solutions:
        with started(solution, measurements.limits) as child, suppress(RefusedError):
            measurements.peaks[solution.name] = ask(child, "peak", workload)[0]


def _sample(measurements, workload, solution, child):
    """Processor time of one call: the best of as many batches as a round has time for."""
    seconds, clocked = _timed(measurements, workload, solution, child, 1, 1)  # warms up
    if seconds < 4 * SHARE or not measurements.rounds:
        seconds, _ = _timed(measurements, workload, solution, child, *_batches(clocked))
    return seconds


def _timed(measurements, workload, solution, child, *batches):
    """The processor time of one call, and the least time on the clock that one ever took."""
    (seconds, clocked), results = ask(child, "seconds", workload, *batches)
    _verify(measurements, workload, solution, results)
    key = workload.name, solution.name
    least = measurements.clocked[key] = min(clocked, measurements.clocked.get(key, clocked))
    return seconds, least


def _batches(clocked):
    """How many calls make a batch, and how many batches a sample; a call may sleep."""
    calls = max(1, min(round(BATCH / clocked), CALLS))
    return calls, max(1, min(round(SHARE / clocked / calls), BATCHES))


def _verify(measurements, workload, solution, results):
    """Compare results with the answer or, where the reference is too slow, with each other."""
    right, problem = measurements.right[workload.name], solution.problem
    known = workload.case.answer or hasattr(problem.rules, "accepts")
    for result in set(results) - right:
        first = next(iter(right), result)
        case = workload.case if known else replace(workload.case, answer=first)
        with suppress(Exception):  # accepts() on a result of another shape
            if is_right(problem, case, result):
                right.add(result)
    if set(results) - right:
        raise RefusedError("wrong" if known else "differs")


def ask(child, what, workload, *how):
    """The measure, and the different results."""
    letter, rest = child.ask(encode((what, workload.case.arguments, *how)), SLOW)
    with suppress(ValueError):
        if letter == RESULT:
            measure, results = value_of(rest)
            return measure, results
        if letter == RAISED:
            name, *_ = unpacked(rest)
            raise RefusedError(REASONS.get(name, name))
    raise RefusedError("too slow" if letter == LATE else "crashed")
