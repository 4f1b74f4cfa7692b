"""What practising speaks of: entries of the log, ratings, and cards that come back; read first."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from typing import NamedTuple

from kata.text import clean

# The events of an attempt, each a line of the log: it begins, examples are typed, a save fails, a
# hint is given, the solutions are looked at, a sitting ends; in a tab, it is solved, and rated a
# little later; it is done; `rated` replaces the rating of what was done. What was solved elsewhere
# is done, too, and its `failures` say that it is wrong.
BEGUN, TYPED, TRIED, HINTED, LOOKED, LEFT = "begun", "typed", "tried", "hinted", "looked", "left"
SOLVED, DONE, RATED = "solved", "done", "rated"


class Rating(str, Enum):
    """How well it went, and the key that says so; FSRS has the same four."""

    AGAIN, HARD, GOOD, EASY = "again", "hard", "good", "easy"

    __str__ = str.__str__

    @property
    def key(self) -> str:
        return self.value[0]


@dataclass(frozen=True)
class Entry:
    """One line of the log; what is left out of a line has its default."""

    at: str  # local time with its offset from UTC, so that its date is that of the person
    number: str  # LeetCode's, which a rename does not change; none if it has none
    problem: str
    event: str
    seconds: float = 0
    tries: int = 0  # saves that failed in different ways
    hints: tuple[str, ...] = ()
    rating: Rating | None = None
    like: str = ""  # the solution here that it is most like
    # Of what is not done yet: the name of the sitting, of which `seconds` are those so far; in what
    # a try failed; and to which failure each hint belongs, if to any.
    sitting: str = ""
    failures: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()  # as they were typed before there was code
    # Of what was solved elsewhere: the day on which it was imported, and hashes of its files.
    imported: str = ""
    files: tuple[str, ...] = ()

    @property
    def when(self) -> datetime:
        return datetime.fromisoformat(self.at)

    @property
    def day(self) -> date:
        return self.when.date()

    @property
    def imported_on(self) -> date:
        """The day on which the log had it."""
        return date.fromisoformat(self.imported) if self.imported else self.day

    @property
    def key(self) -> str:
        """The problem by its number or else its slug, as cards have it."""
        return self.number or self.problem


@dataclass(frozen=True)
class Card:
    """A problem that was practised, with all attempts that are over, and the day it comes back."""

    key: str
    slug: str  # of the problem as it is called now
    attempts: tuple[Entry, ...]
    due: date

    @property
    def last(self) -> Entry:
        return self.attempts[-1]

    @property
    def title(self) -> str:
        return clean(self.slug)


class Effort(NamedTuple):
    """What an attempt has taken so far."""

    seconds: float = 0
    tries: int = 0
    hints: tuple[str, ...] = ()
