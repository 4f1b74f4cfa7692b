"""What an attempt amounts to: its rating, by one table, and why; and the technique that it used."""

from collections.abc import Iterable
from itertools import zip_longest
from math import inf
from typing import NamedTuple

from kata.judge.model import Verdict, VerdictKind
from kata.practice.model import Effort, Entry, Rating
from kata.problem.solution import Solution
from kata.text import plural
from kata.watch.steps.code import nearest

MINUTE = 60
UNWRITTEN = "NotImplementedError"  # what a blank method raises: that is no try yet
SOLUTION = "solution"  # the hint that gives everything away


class Rule(NamedTuple):
    """A rating, and the most that an attempt may have taken for it."""

    rating: Rating
    tries: float
    hints: float
    minutes: float


# The first rule that an attempt keeps to gives its rating. The times are the same for all problems,
# since how hard one is shows in how it goes.
RULES = (
    Rule(Rating.EASY, tries=0, hints=0, minutes=10),
    Rule(Rating.GOOD, tries=3, hints=0, minutes=30),
    Rule(Rating.HARD, tries=inf, hints=inf, minutes=inf),
)


def is_try(verdict: Verdict) -> bool:
    """Tell whether a solution was rejected that is written to its end."""
    failure = verdict.failure
    has_run = failure and (failure.case or verdict.stopped)
    if not failure or failure.kind == VerdictKind.NOT_JUDGED or not has_run:
        return False
    return not failure.message.startswith(UNWRITTEN)


def failure_name(verdict: Verdict) -> str:
    """What tells one failure from another, before anything is explained: `Wrong Answer 12`."""
    failure, case = verdict.failure, verdict.original or verdict.refuted_by
    return f"{failure.kind} {case.number if case else 0}" if failure else ""


def effort_of(entries: Iterable[Entry]) -> Effort:
    """Return what an attempt has taken, by its entries.

    A failure like the last one is no further try, and a hint on the same failure no further hint.
    Entries of older logs name no sitting, and neither failures nor what hints were about.
    """
    seconds = dict[str, float]()  # of each sitting
    failures, told, tries, hints = list[str](), set[object](), 0, list[str]()
    for number, entry in enumerate(entries):
        name = entry.sitting or str(number)
        seconds[name] = max(entry.seconds, seconds.get(name, 0))
        tries += entry.tries
        for failure in entry.failures:
            if failures[-1:] != [failure]:
                failures.append(failure)
        for hint, about in zip_longest(entry.hints, entry.about):
            if about is None or (hint, about) not in told:
                hints.append(hint)
            told.add((hint, about))
    return Effort(round(sum(seconds.values())), tries + len(failures), tuple(hints))


def examples_in(entries: Iterable[Entry]) -> list[str]:
    """Return the examples that were typed in an attempt, each once."""
    return [*dict.fromkeys(line for entry in entries for line in entry.examples)]


def rating_of(effort: Effort) -> Rating:
    """Return the rating of an attempt that ended well, unless a solution was shown."""
    if SOLUTION in effort.hints:
        return Rating.AGAIN
    return next(
        rule.rating
        for rule in RULES
        if effort.tries <= rule.tries
        and len(effort.hints) <= rule.hints
        and effort.seconds <= rule.minutes * MINUTE
    )


def reason_of(effort: Effort) -> str:
    """Return what the rating rests on: `14 min, 2 failing verdicts, no hints`."""
    if SOLUTION in effort.hints:
        return "the solution was shown"
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


def technique_of(mine: Solution) -> str:
    """The name of the solution here that has the most code in common with it, or nothing."""
    most = nearest(mine, mine.problem.solutions)
    return most.name if most else ""


def untried(mine: Solution, before: Iterable[str]) -> str:
    """Return what its code is most like, and which solutions here no attempt was like so far."""
    like = technique_of(mine)
    rest = [one.name for one in mine.problem.solutions if one.name not in {like, *before}]
    left = f"not tried yet: {', '.join(rest)}" if rest else "every technique here has been tried"
    return f"most like {like}; {left}"
