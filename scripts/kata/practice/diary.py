"""The practice folder: its log, the cards made of it, and what is to be practised on a day.

The log is read whole, and appended to while others append.
"""

import fcntl
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import date, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from kata import KataError
from kata.practice.log import NAME, Log, line_of, read_lines
from kata.practice.model import Card, Effort, Entry
from kata.practice.schedule import cards_of, open_attempts
from kata.problem.folder import Problem
from kata.problem.lookup import problems

NONE = Effort()


class Plan(NamedTuple):
    """What a day is for: what was left, what comes back, and what was not practised yet."""

    left: list[Problem]
    due: list[Card]  # those that have waited longest first
    new: list[Problem]


class Diary:
    """A practice folder at a time, which is read only through `now`."""

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        self.folder, self.now = folder, now
        self.path = folder / NAME

    @cached_property
    def here(self) -> dict[str, Problem]:
        """{key: problem}."""
        return {self.key(problem): problem for problem in problems()}

    @property
    def today(self) -> date:
        return self.now().date()

    @property
    def entries(self) -> list[Entry]:
        return read_log(self.path).entries

    @property
    def cards(self) -> dict[str, Card]:
        return self.cards_with([])

    def cards_with(self, more: list[Entry]) -> dict[str, Card]:
        """Return the cards as they are once the log has these entries, too."""
        slugs = {number: problem.slug for number, problem in self.here.items()}
        entries = dict.fromkeys([*self.entries, *more])
        return cards_of(sorted(entries, key=lambda entry: entry.when), slugs)

    def key(self, problem: Problem) -> str:
        """Return the number of a problem or, if it has none that can be read, its slug."""
        with suppress(KataError):
            return problem.number or problem.slug
        return problem.slug

    def entry(self, problem: Problem, event: str, effort: Effort = NONE, **more: Any) -> Entry:
        """Return an entry about a problem, with the time that it is now."""
        at = self.now().isoformat(timespec="seconds")
        return Entry(at, problem.number, problem.slug, event, **effort._asdict() | more)

    def add(self, problem: Problem, event: str, effort: Effort = NONE, **more: Any) -> None:
        """Append an entry about a problem to the log."""
        add_to_log(self.path, self.entry(problem, event, effort, **more))

    def attempt(self, problem: Problem) -> list[Entry]:
        """Return the entries of an attempt that is not over; none if none has begun."""
        return open_attempts(self.entries).get(self.key(problem), [])

    def is_open(self, problem: Problem) -> bool:
        """Whether an attempt is under way; it counts as that where the clock was ahead once."""
        key, now = self.key(problem), self.now()
        was_ahead = any(entry.when > now for entry in self.entries if entry.key == key)
        return was_ahead or key in open_attempts(self.entries)

    def plan(self, wanted: Iterable[Problem]) -> Plan:
        """Return what to practise today of these problems."""
        cards, begun = self.cards, open_attempts(self.entries)
        some = {self.key(problem): problem for problem in wanted}
        due = [card for key, card in cards.items() if key in some and card.due <= self.today]
        return Plan(
            [problem for key, problem in some.items() if key in begun],
            sorted(due, key=lambda card: (card.due, card.key)),
            [problem for key, problem in some.items() if key not in {*cards, *begun}],
        )


def read_log(path: Path) -> Log:
    """Read the log in a file; an empty one where there is no file."""
    if path.exists() and not path.is_file():
        raise KataError(f"{path} is not a regular file, as the log must be; move it away")
    return read_lines(path.read_bytes().split(b"\n") if path.exists() else [], str(path))


def add_to_log(path: Path, *entries: Entry) -> None:
    """Append lines: all of them or nothing, whoever else appends, and whenever we are killed."""
    lines = b"".join(line_of(entry) + b"\n" for entry in entries)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _locked(path) as file:
            end = os.lseek(file, 0, os.SEEK_END)
            if end and os.pread(file, 1, end - 1) != b"\n":  # somebody's editor left it so
                lines = b"\n" + lines
            is_whole = os.write(file, lines) == len(lines)
            if not is_whole:
                os.ftruncate(file, end)
            os.fsync(file)
    except OSError as error:
        raise KataError(f"{path}: cannot write there: {error.strerror}") from None
    if not is_whole:
        raise KataError(f"{path}: the disk is full, and nothing was written")


@contextmanager
def _locked(path: Path) -> Iterator[int]:
    """The file, open to append to, while no other process appends."""
    file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file
    finally:
        os.close(file)
