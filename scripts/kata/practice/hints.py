"""Hints in steps: from the cost to a whole solution, each of them counted once it is shown."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rich.text import Text

from kata.judge.model import Verdict
from kata.paths import shown
from kata.practice.rating import SOLUTION
from kata.problem.folder import Problem
from kata.problem.lookup import pattern_pages
from kata.problem.solution import TO_KNOW, Solution
from kata.show.report import sentence_lines, why_lines
from kata.watch.steps.code import docstrings, nearest

WIDTH = 100  # at which the docstrings here are wrapped


class Hint(NamedTuple):
    """One step; `lines` are empty if there is nothing to tell yet."""

    name: str
    lines: Callable[["Hinted"], Iterator[Text]]
    needs_failure: bool = False  # which has to be explained first


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
        most_like = nearest(self.mine, self.problem.solutions) if self.is_written else None
        return most_like or self.to_know

    @property
    def to_know(self) -> Solution:
        """The shortest of the solutions that one should know."""
        return min(self.problem.solutions, key=lambda one: (one.level != TO_KNOW, one.lines))


def cost(about: Hinted) -> Iterator[Text]:
    """Yield the cost to aim for."""
    time, space = about.right.stated("Time"), about.right.stated("Space")
    yield Text(f"  Aim for: {time} time, {space} space" if time and space else "  Any cost will do")


def question(about: Hinted) -> Iterator[Text]:
    """Yield a question that leads to the idea, before its pattern is named."""
    asked = about.right.stated("Ask") or about.to_know.stated("Ask")
    yield Text(f"  Ask yourself: {asked}" if asked else "  No question is stated here")


def patterns(about: Hinted) -> Iterator[Text]:
    """Yield the topic of the problem, the patterns of its solutions, and the pages about them."""
    yield Text(f"  Topic: {about.problem.topic or 'none is stated'}")
    if found := about.problem.patterns:
        yield Text(f"  Patterns: {', '.join(found)}")
    if pages := pattern_pages(about.problem):
        yield Text(f"  Read: {', '.join(map(shown, pages))}")


def idea(about: Hinted) -> Iterator[Text]:
    """Yield the idea of a solution in a line."""
    yield Text(f"  Idea: {about.right.idea}")


def why(about: Hinted) -> Iterator[Text]:
    """Yield how the failure came about, as far as that is certain, and what repairs it."""
    if verdict := about.verdict:
        lines = [*why_lines(verdict), *sentence_lines("  Repair: ", verdict.hint)]
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
    Hint("cost", cost),
    Hint("question", question),
    Hint("patterns", patterns),
    Hint("idea", idea),
    Hint("why", why, needs_failure=True),
    Hint(SOLUTION, solution),
)
