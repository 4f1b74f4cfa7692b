"""A problem as the index shows it."""

from dataclasses import dataclass

from kata.cases.case import SMALL, Cases
from kata.page.offered import shown_case
from kata.problem.folder import Problem
from kata.show.account import many
from kata.show.shape import shape_of
from kata.steps.recording import Drawn


@dataclass(frozen=True)
class Entry:
    """A problem in the index, which reads this from the page of the problem."""

    slug: str
    title: str
    number: str
    shape: str
    domain: str  # what solutions are judged on
    counts: str
    reported: dict[str, str]  # {mistake: where LeetCode was told that it accepts it}
    picture: Drawn
    boards_of_strings: bool


def entry_of(problem: Problem, cases: Cases) -> Entry:
    small, case = cases.in_group(SMALL), shown_case(problem, cases[0])
    more = "" if problem.rules.is_whole_domain else ", and on larger ones"
    return Entry(
        slug=problem.slug,
        title=problem.title,
        number=problem.number,
        shape=shape_of(problem),
        domain=f"{cases[small[0]].name} ({len(small):,}){more}" if small else "the examples",
        counts=", ".join(
            (many(len(problem.solutions), "solution"), many(len(problem.mistakes), "mistake"))
        ),
        reported={
            mistake.idea: where
            for mistake in problem.mistakes
            if (where := mistake.declared("REPORTED", ""))
        },
        picture=max([*case.input.values(), case.expected], key=lambda value: len(value.h)),
        boards_of_strings=bool(problem.rules.picture),
    )
