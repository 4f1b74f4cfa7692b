"""Judges on other machines: divides solutions into units, and puts verdicts into order again."""

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from itertools import groupby
from typing import Any, TypeAlias

from kata import KataError
from kata.data import from_data, to_data
from kata.judge.earlier import forget, noting, recall
from kata.judge.units import File, Reply, Terms, Unit, made_of
from kata.judge.verdict import Verdict, not_judged
from kata.paths import shown
from kata.problem.solution import Solution

MOST = 8  # solutions of a unit
UNITS = 100  # there are at least so many if there are as many solutions, so no machine is idle

Batch: TypeAlias = list[Solution]  # what a unit is made of
Send: TypeAlias = Callable[[Batch], Any]
Spread: TypeAlias = Callable[[Send, list[Batch]], Iterator[tuple[Batch, Reply | None]]]


def judged_elsewhere(
    solutions: list[Solution], terms: Terms, spread: Spread, fresh: bool = False
) -> Generator[Verdict, None, None]:
    """The verdict on each solution, in order, by the machines among which `spread` divides them.

    Verdicts of earlier runs count, unless they must be fresh.
    """
    known: dict[Solution, Verdict] = {}
    for solution in solutions:
        try:
            verdict = recall(solution, terms.limits, terms.explain)
            if verdict and not fresh:
                known[solution] = verdict
        except KataError as error:  # of its problem
            known[solution] = not_judged(solution, str(error))
    unknown = [solution for solution in solutions if solution not in known]
    found = _found(batches(unknown), terms, spread)

    def following(solution: Solution) -> Verdict:
        verdict = next(found)
        if fresh:
            forget(solution, terms.limits)  # only now that there is another
        return verdict

    for solution in solutions:
        if solution in known:
            yield known[solution]
        else:
            yield noting(solution, terms.limits, terms.explain, partial(following, solution))


def batches(solutions: list[Solution]) -> list[Batch]:
    """The solutions divided, each batch of one problem; the fewer there are, the smaller it is."""
    size = max(1, min(MOST, len(solutions) // UNITS))
    found: list[Batch] = []
    for _, some in groupby(solutions, key=lambda solution: solution.problem):
        of_one = list(some)
        found += [of_one[start : start + size] for start in range(0, len(of_one), size)]
    return found


def _found(some: list[Batch], terms: Terms, spread: Spread) -> Iterator[Verdict]:
    """The verdict on each solution of these batches.

    If each worker that tries a batch ends, its solutions are tried one by one.
    """
    made = cache(made_of)

    def sent(batch: Batch) -> Any:
        problem = batch[0].problem
        return to_data(Unit(problem.slug, made(problem), terms, [_file(one) for one in batch]))

    for batch, reply in spread(sent, some):
        if reply is None and len(batch) > 1:
            yield from _found([[solution] for solution in batch], terms, spread)
        elif reply is None:
            yield not_judged(batch[0], "could not be judged: each worker that tried it ended")
        elif reply.refused:
            why = f"worker {reply.machine} {reply.refused}"
            yield from (not_judged(solution, why) for solution in batch)
        else:
            for solution, data in zip(batch, reply.verdicts, strict=True):
                verdict = from_data(Verdict, data, solution=solution)
                yield replace(verdict, machine=reply.machine)


def _file(solution: Solution) -> File:
    content = b""
    with suppress(OSError):  # which then is judged as if it were empty
        content = b"" if solution.part else solution.path.read_bytes()
    return File(shown(solution.path), solution.line, solution.part, content)
