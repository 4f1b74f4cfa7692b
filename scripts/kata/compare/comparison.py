"""Compares the solutions of one problem: judges them, times those accepted, sums up."""

from dataclasses import dataclass, field
from random import Random
from time import monotonic

from kata import KataError
from kata.compare import statistics
from kata.compare.rounds import Measurements, play_round, weigh
from kata.compare.summary import summary
from kata.compare.workloads import workloads
from kata.judge.one import judge
from kata.spelling import call, option

LEAST = 5  # rounds, however long they take
NARROW = 0.03  # of the ratio: an interval that needs no more rounds


@dataclass
class Comparison:
    """What is found out: `found` is the summary, {} when nothing was timed."""

    verdicts: list = field(default_factory=list)
    found: dict = field(default_factory=dict)
    interrupted: bool = False

    @property
    def rejected(self):
        """The verdicts on the solutions that are not accepted."""
        return [verdict for verdict in self.verdicts if not verdict.accepted]


def compare(problem, solutions, cases, settings, progress):
    """Judge and time the solutions; Ctrl-C while they are timed ends it with what there is.

    The settings are base, size and budget; progress(seconds) is called after each round.
    """
    base, size, budget = settings["base"], settings["size"], settings["budget"]
    if base and base not in {solution.name for solution in solutions}:
        solutions = [*solutions, problem.solution(base)]
    result = Comparison([judge(solution, cases, explain=False) for solution in solutions])
    accepted = [verdict.solution for verdict in result.verdicts if verdict.accepted]
    for verdict in result.rejected:
        if verdict.solution.name == base:
            why = f"{call('judge', problem=problem.slug, solutions=base)} shows why"
            raise KataError(f"{option('base', base)}: {verdict.word}; {why}")
    if not accepted:
        return result
    columns, ladder, weighed = workloads(problem, size)
    every = sorted({*columns, *ladder}, key=lambda workload: (workload.cells, workload.name))
    measurements, rng, start = Measurements(every), Random(problem.slug), monotonic()

    def summed_up():
        return summary(measurements, columns, ladder, weighed, accepted, base)

    try:
        if weighed:
            weigh(measurements, accepted, weighed[0])
        while len(measurements.rounds) < LEAST or monotonic() - start < budget:
            play_round(measurements, accepted, rng)
            progress(monotonic() - start)
            if len(measurements.rounds) >= statistics.ENOUGH and _narrow(summed_up()):
                break
    except KeyboardInterrupt:
        result.interrupted = True
    result.found = summed_up()
    return result


def _narrow(found):
    """Whether more rounds would tell nothing new."""
    times = [time for workload in found["workloads"].values() for time in workload.values()]
    return all(time["high"] - time["low"] <= NARROW * time["ratio"] for time in times)
