"""Hints in steps: from the topic to a whole solution, each of them counted once it is shown."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rich.text import Text

from kata.judge.model import Verdict
from kata.practice.rating import SOLUTION
from kata.problem.folder import Problem
from kata.problem.solution import TO_KNOW, Solution
from kata.show.headline import case_title
from kata.show.report import failure_lines, printed_lines, why_lines
from kata.watch.steps.code import docstrings, nearest

WIDTH = 100  # at which the docstrings here are wrapped

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
    is_written: bool = False

    @property
    def problem(self) -> Problem:
        return self.mine.problem

    @property
    def right(self) -> Solution:
        """The solution here most like the attempt or, if it is blank, the one to know."""
        to_know = min(self.problem.solutions, key=lambda one: (one.level != TO_KNOW, one.lines))
        most_like = nearest(self.mine, self.problem.solutions) if self.is_written else None
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
    """Yield the kind of input that fails."""
    if verdict := about.verdict:
        case = verdict.original or verdict.refuted_by
        told = GROUPS.get(case.group, case.group) if case else "the file does not load"
        yield Text(f"  What fails: {told}")


def failing_input(about: Hinted) -> Iterator[Text]:
    """Yield the input that fails, with the answer and the result."""
    verdict = about.verdict
    if verdict and verdict.failure and (case := verdict.refuted_by):
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
    lines, whole = right.source.rstrip().splitlines(), "  "
    prose = {n for first, last in docstrings(right.source) for n in range(first, last)}
    for number, line in enumerate(lines, 1):
        whole += line
        word = lines[number].split()[:1] if number in prose and line[:1] != " " else []
        is_wrapped = len(" ".join([line, *word])) > WIDTH
        if word and is_wrapped and word[0][-1] not in '":':
            whole += " "
        else:
            yield Text(whole)
            whole = "  "


HINTS = (  # in the order of how much they give away; their keys are 1, 2, 3 ...
    Hint("topic", topic),
    Hint("idea", idea),
    Hint("kind of input", group, needs_failure=True, needs_look=True),
    Hint("input", failing_input, needs_failure=True, needs_look=True),
    Hint("why", why, needs_failure=True, needs_look=True),
    Hint(SOLUTION, solution),
)
