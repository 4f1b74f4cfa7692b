"""How an accepted attempt stands beside the solutions here: its speed, and its growth."""

from statistics import median
from time import monotonic

from kata.compare.estimates import ratio
from kata.compare.facts import facts_of
from kata.compare.rounds import Measurements
from kata.compare.workloads import workloads
from kata.problem.solution import Solution

BUDGET = 4.0  # seconds for rounds, of which each measurement has at least one
ROUNDS = 5
CLOSE = 1.1  # a ratio up to which nothing is said of who is faster


def beside(mine: Solution) -> str:
    """The time next to that of the solutions here, and its growth, as a few rounds show it."""
    plan, here = workloads(mine.problem), mine.problem.solutions
    largest = max(plan.columns, key=lambda workload: workload.cells)
    wide, end = Measurements([largest]), monotonic() + BUDGET
    play(wide, [mine, *here], end - BUDGET / 2)
    told = [speed(wide, mine, here, largest.name)]
    if plan.ladder:  # a problem whose inputs hardly grow has none
        deep = Measurements(plan.ladder)
        play(deep, [mine], end)
        law = facts_of(mine, 1, deep, plan.ladder).growth
        if law and str(law) != "-":
            told.append(f"its time grows like n^{law.exponent:.1f} with the size n of the input")
    return "; ".join(filter(None, told))


def play(found: Measurements, solutions: list[Solution], end: float) -> None:
    """Play rounds until the time is over."""
    from random import Random

    rng = Random(0)
    while not found.rounds or (len(found.rounds) < ROUNDS and monotonic() < end):
        found.play_round(solutions, rng)


def speed(found: Measurements, mine: Solution, here: list[Solution], workload: str) -> str:
    """`as fast as hash_map, the fastest of the 5 solutions here (on plain 100)`.

    So it is also where rounds differ about which of the two is faster.
    """
    column = found.workloads[0]
    times = found.times(column, [one.name for one in here])
    if mine.name not in found.times(column, [mine.name]):
        return f"not timed on {workload}: {found.missing.get((workload, mine.name), 'it failed')}"
    if not times:
        return f"the solutions here cannot be timed on {workload}"
    fastest = min(times, key=lambda name: median(times[name]))
    both = found.times(column, [mine.name, fastest])
    times_as_long, low, high = ratio(both[mine.name], both[fastest])
    rank = (
        f"the fastest of the {len(here)} solutions here" if here[1:] else "the only solution here"
    )
    which = f"{fastest}, {rank} (on {workload})"
    if low <= 1 <= high or 1 / CLOSE <= times_as_long <= CLOSE:
        return f"as fast as {which}"
    if times_as_long < 1:
        return f"{1 / times_as_long:.1f} times as fast as {which}"
    return f"takes {times_as_long:.1f} times as long as {which}"
