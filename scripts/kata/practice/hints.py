"""Hints in steps: from the topic to a whole solution, each of them counted once it is shown."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rich.text import Text

from kata.cases.model import Case
from kata.judge.model import Verdict
from kata.practice.rating import SOLUTION
from kata.practice.traits import traits
from kata.problem.folder import Problem
from kata.problem.solution import TO_KNOW, Solution
from kata.show.report import case_title, failure_lines, printed_lines
from kata.show.told import why_lines
from kata.watch.steps.code import nearest

GROUPS = {  # what a person may conclude from the group of a case that fails
    "examples": "a documented example",
    "small": "a small input",
    "generated": "a random input, but no small one",
    "orders": "a long input in a special order (sorted, falling, all equal ...)",
    "killers": "a hard input made by hand, such as one at a bound of the constraints",
    "constants": "an input that holds a constant of your own file",
}


class Hint(NamedTuple):
    """One step; `lines` are empty if there is nothing to tell yet."""

    name: str
    lines: Callable[["Hinted"], Iterator[Text]]
    needs_failure: bool = False
    needs_look: bool = False  # whether the failure has to be explained first


class Hinted(NamedTuple):
    """What hints are about: an attempt, and the verdict on what was saved last."""

    mine: Solution
    verdict: Verdict | None

    @property
    def problem(self) -> Problem:
        return self.mine.problem

    @property
    def right(self) -> Solution:
        """The solution here most like the attempt or, if it is blank, the one to know."""
        to_know = min(self.problem.solutions, key=lambda one: (one.level != TO_KNOW, one.lines))
        most_like = nearest(self.mine, self.problem.solutions) if self.verdict else None
        return most_like or to_know


def topic(about: Hinted) -> Iterator[Text]:
    """Yield the topic of the problem, and the patterns that its solutions follow."""
    yield Text(f"  Topic: {about.problem.topic or 'none is stated'}")
    if patterns := about.problem.patterns:
        yield Text(f"  Patterns: {', '.join(patterns)}")


def idea(about: Hinted) -> Iterator[Text]:
    """Yield the idea of a solution in a line."""
    yield Text(f"  Idea: {about.right.idea}")


def group(about: Hinted) -> Iterator[Text]:
    """Yield the kind of input that fails, and what is special about the smallest."""
    if (case := _failing(about)) and about.verdict:
        of = (about.verdict.original or case).group
        told = "; ".join([GROUPS.get(of, of), *traits(about.problem, case)])
        yield Text(f"  What fails: {told}")
    elif about.verdict:
        yield Text("  What fails: the file does not load")


def failing_input(about: Hinted) -> Iterator[Text]:
    """Yield the input that fails, with the answer and the result."""
    verdict, case = about.verdict, _failing(about)
    if verdict and verdict.failure and case:
        yield Text(f"  {case_title(about.mine, verdict.original or case, verdict.total)}", "bold")
        yield from failure_lines(about.mine, verdict.failure)
        yield from printed_lines(verdict.failure)


def why(about: Hinted) -> Iterator[Text]:
    """Yield why it fails, if a recording of the run shows that for certain."""
    lines = [*why_lines(about.verdict)] if about.verdict else []
    yield from lines or [Text("  the recording of this run shows nothing that is certain")]


def solution(about: Hinted) -> Iterator[Text]:
    """Yield a whole solution."""
    right = about.right
    yield Text(f"  {right}:", "bold")
    yield from (Text(f"  {line}") for line in right.source.rstrip().splitlines())


HINTS = (  # in the order of how much they give away; their keys are 1, 2, 3 ...
    Hint("topic", topic),
    Hint("idea", idea),
    Hint("kind of input", group, needs_failure=True, needs_look=True),
    Hint("input", failing_input, needs_failure=True, needs_look=True),
    Hint("why", why, needs_failure=True, needs_look=True),
    Hint(SOLUTION, solution),
)


def _failing(about: Hinted) -> Case | None:
    return about.verdict.refuted_by if about.verdict else None
