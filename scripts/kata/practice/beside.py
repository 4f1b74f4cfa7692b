"""How long the solutions here take beside an accepted one, on the input that takes longest."""

from contextlib import ExitStack
from time import monotonic

from kata.cases.model import Case, Cases
from kata.judge.model import VerdictKind
from kata.judge.trial import Trial
from kata.problem.solution import Solution

TRIED = 10  # of the longest inputs, to find the one that takes longest
ROUNDS, QUICK = 3, 0.25  # on that one, for what takes fewer seconds; the fastest counts
MOST_SECONDS = 5.0  # in which it is looked for
SMALL = 9.5  # a ratio below which its first decimal place is told


def beside(mine: Solution, cases: Cases) -> str:
    """`Time on 10,000 intervals, short, as a multiple of yours: sort 0.8 · sweep 12`."""
    name, ratios = compared(mine, cases)
    told = [f"{name} {ratio:.{int(ratio < SMALL)}f}" for name, ratio in ratios.items()]
    return f"Time on {name}, as a multiple of yours: {' · '.join(told)}" if told else ""


def compared(mine: Solution, cases: Cases) -> tuple[str, dict[str, float]]:
    """Return the name of the input, and what multiple of its own time each solution takes."""
    longest = sorted(range(len(cases)), key=lambda i: len(cases.arguments[i]), reverse=True)
    found, end = dict[int, dict[Solution, float]](), monotonic() + MOST_SECONDS
    with ExitStack() as stack:
        trials = [stack.enter_context(Trial(one)) for one in (mine, *mine.problem.solutions)]
        for i in longest[:TRIED]:
            found[i] = times(trials, cases[i])
            if monotonic() > end:
                break
        hardest = max(found, key=lambda i: sum(found[i].values()))
        seconds = found[hardest]
        quick = [one for one in trials if seconds.get(one.solution, QUICK) < QUICK]
        for _ in range(ROUNDS - 1):
            again = times(quick, cases[hardest])
            seconds |= {one: min(again[one], seconds[one]) for one in again}
    own = seconds.pop(mine, 0.0)
    some = sorted(seconds, key=seconds.__getitem__) if own else ()
    return cases[hardest].name, {one.name: seconds[one] / own for one in some}


def times(trials: list[Trial], case: Case) -> dict[Solution, float]:
    """Return the seconds that each solution takes for an input; none for what fails on it."""
    found = {}
    for trial in trials:
        outcome = trial.outcome(case)
        if outcome and outcome.kind == VerdictKind.ACCEPTED:
            found[trial.solution] = trial.seconds
    return found
