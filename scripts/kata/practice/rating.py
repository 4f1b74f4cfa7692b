"""How an attempt is rated, by one table, and why."""

from typing import NamedTuple

from kata.judge.model import Verdict, VerdictKind
from kata.practice.model import FIND, Effort, Rating
from kata.text import plural

MINUTE = 60
UNWRITTEN = "NotImplementedError"  # what a blank method raises: that is no try yet
SOLUTION = "solution"  # the hint that gives everything away


class Rule(NamedTuple):
    """A rating, and the most that an attempt may have taken for it."""

    rating: Rating
    tries: int
    hints: int
    minutes: int


# The first rule that an attempt keeps to gives its rating. The times are the same for all problems,
# since how hard one is shows in how it goes.
SOLVING = (
    Rule(Rating.EASY, tries=0, hints=0, minutes=10),
    Rule(Rating.GOOD, tries=3, hints=0, minutes=30),
    Rule(Rating.HARD, tries=10**6, hints=10**6, minutes=10**6),
)
FINDING = (
    Rule(Rating.EASY, tries=0, hints=0, minutes=5),
    Rule(Rating.GOOD, tries=3, hints=0, minutes=15),
    Rule(Rating.HARD, tries=10**6, hints=10**6, minutes=10**6),
)


def is_try(verdict: Verdict) -> bool:
    """Tell whether a solution was rejected that is written to its end."""
    failure = verdict.failure
    if not failure or failure.kind == VerdictKind.NOT_JUDGED or not failure.case:
        return False
    return not failure.message.startswith(UNWRITTEN)


def rating_of(effort: Effort, kind: str, is_large: bool = False) -> Rating:
    """Return the rating of an attempt that ended well, unless a solution was shown.

    If an input was found that is larger than the smallest known, that was not easy.
    """
    if SOLUTION in effort.hints:
        return Rating.AGAIN
    return next(
        rule.rating
        for rule in (FINDING if kind == FIND else SOLVING)
        if effort.tries <= rule.tries
        and len(effort.hints) <= rule.hints
        and effort.seconds <= rule.minutes * MINUTE
        and not (is_large and rule.rating == Rating.EASY)
    )


def reason_of(effort: Effort, kind: str) -> str:
    """Return what the rating rests on: `14 min, 2 failing verdicts, no hints`."""
    if SOLUTION in effort.hints:
        return "the solution was shown"
    if kind == FIND:
        inputs = plural(effort.tries, "input") + " that broke nothing"
        return f"{duration(effort.seconds)}, {f'after {inputs}' if effort.tries else 'at once'}"
    tries = plural(effort.tries, "failing verdict") if effort.tries else "no failing verdicts"
    hints = plural(len(effort.hints), "hint") if effort.hints else "no hints"
    return f"{duration(effort.seconds)}, {tries}, {hints}"


def duration(seconds: float) -> str:
    """`40 s`, `14 min`, `2 h 5 min`."""
    minutes, rest = divmod(round(seconds), MINUTE)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min" if minutes else f"{rest} s"
