"""The cases that hold a solution's own constants, read from its code and from a run."""

from collections import Counter
from contextlib import suppress
from functools import partial

from kata.cases.case import Cases
from kata.cases.constants import Constant
from kata.cases.generate import cases_with_constants
from kata.problem.solution import Solution
from kata.run.process import started
from kata.wire.limits import Limits
from kata.wire.pipe import RESULT
from kata.wire.plain import encode, value_of

TRACED = 10  # times as long as judging a case may take: the time for tracing it
MOST = 40  # constants that it holds


def own_cases(cases: Cases, solution: Solution, limits: Limits = Limits()) -> Cases | None:
    """The cases numbered after these that hold the solution's own constants."""
    return cases_with_constants(cases, solution, partial(held_constants, solution, limits))


def held_constants(solution: Solution, limits: Limits) -> list[Constant]:
    """What it holds while it runs the documented examples: first what it holds in most of them."""
    counts: Counter[Constant] = Counter()
    with started(solution, limits) as child:
        for example in solution.problem.examples:
            event = child.ask(encode(("held", encode(example.arguments))), TRACED * limits.case)
            if event.letter != RESULT:
                break
            with suppress(ValueError, TypeError):
                held, _ = value_of(event.rest)
                counts.update(held)
    return [constant for constant, _ in counts.most_common(MOST)]
