"""What practising speaks of: entries of the log, ratings, and cards that come back; read first."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from typing import NamedTuple

from kata.text import clean

SOLVE, FIND = "solve", "find"  # the kinds of practice: write a solution, find a mistake
# The events of an attempt, each a line of the log. `rated` replaces the rating of what was done.
BEGUN, LEFT, DONE, RATED = "begun", "left", "done", "rated"


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
    kind: str = SOLVE
    seconds: float = 0
    tries: int = 0  # saves that failed in different ways, or inputs that broke nothing
    hints: tuple[str, ...] = ()
    rating: Rating | None = None
    like: str = ""  # the solution here that it is most like
    mistake: str = ""  # the one that was to be found
    size: int = 0  # of the input that broke it, and of the smallest that does
    smallest: int = 0
    # Of what was left: the name of that sitting, in what its tries failed, and to which of these
    # failures each hint belongs, if to any.
    sitting: str = ""
    failures: tuple[str, ...] = ()
    about: tuple[str, ...] = ()

    @property
    def when(self) -> datetime:
        return datetime.fromisoformat(self.at)

    @property
    def day(self) -> date:
        return self.when.date()


class Key(NamedTuple):
    """What a card is about: a kind of practice, and a problem by its number or else its slug."""

    kind: str
    problem: str


@dataclass(frozen=True)
class Card:
    """A problem that was practised, with all attempts that are over, and the day it comes back."""

    key: Key
    slug: str  # of the problem as it is called now
    attempts: tuple[Entry, ...]
    due: date

    @property
    def last(self) -> Entry:
        return self.attempts[-1]

    @property
    def title(self) -> str:
        """`two-sum`, or `find: two-sum`."""
        return clean(self.slug if self.key.kind == SOLVE else f"{self.key.kind}: {self.slug}")


class Effort(NamedTuple):
    """What an attempt has taken so far."""

    seconds: float = 0
    tries: int = 0
    hints: tuple[str, ...] = ()


def key_of(entry: Entry) -> Key:
    return Key(entry.kind, entry.number or entry.problem)
