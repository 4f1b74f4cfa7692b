"""The practice folder: its log, the cards made of it, and what is to be practised on a day."""

from collections.abc import Callable, Iterable
from datetime import date, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from kata import KataError
from kata.practice.log import NAME
from kata.practice.log_file import add_to_log, read_log
from kata.practice.model import FIND, SOLVE, Card, Effort, Entry, Key, key_of
from kata.practice.schedule import cards_of, due_on, open_attempts
from kata.problem.folder import Problem
from kata.problem.lookup import problems

NONE = Effort()
NOTE = ".sitting-*.jsonl"  # beside the log: the time of a sitting that goes on, or was killed


class Plan(NamedTuple):
    """What a day is for: what was left, what comes back, and what was not practised yet."""

    left: list[Problem]
    due: list[Card]
    new: list[Problem]


class Diary:
    """A practice folder at a time, which is read only through `now`."""

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        self.folder, self.now = folder, now
        self.path = folder / NAME

    @cached_property
    def here(self) -> dict[str, Problem]:
        """{number or, without one, slug: problem}."""
        found: dict[str, Problem] = {}
        for problem in problems():
            try:
                found[problem.number or problem.slug] = problem
            except KataError:  # a spec that cannot be read
                found[problem.slug] = problem
        return found

    @property
    def today(self) -> date:
        return self.now().date()

    @property
    def entries(self) -> list[Entry]:
        return read_log(self.path).entries

    @property
    def cards(self) -> dict[Key, Card]:
        slugs = {number: problem.slug for number, problem in self.here.items()}
        return cards_of(self.entries, slugs)

    def key(self, problem: Problem, kind: str = SOLVE) -> Key:
        return Key(kind, problem.number or problem.slug)

    def entry(self, problem: Problem, event: str, effort: Effort = NONE, **more: Any) -> Entry:
        """Return an entry about a problem, with the time that it is now."""
        at = self.now().isoformat(timespec="seconds")
        return Entry(at, problem.number, problem.slug, event, **effort._asdict() | more)

    def add(self, problem: Problem, event: str, effort: Effort = NONE, **more: Any) -> None:
        """Append an entry about a problem to the log."""
        add_to_log(self.path, self.entry(problem, event, effort, **more))

    def attempt(self, problem: Problem, kind: str = SOLVE) -> list[Entry]:
        """Return the entries of an attempt that is not over; none if none has begun."""
        return open_attempts(self.entries).get(self.key(problem, kind), [])

    def is_open(self, problem: Problem, kind: str = SOLVE) -> bool:
        """Whether an attempt is under way; it counts as that where the clock was ahead once."""
        if kind == FIND:  # which begins without an entry
            return True
        entries, key, now = self.entries, self.key(problem, kind), self.now()
        was_ahead = any(entry.when > now for entry in entries if key_of(entry) == key)
        return was_ahead or key in open_attempts(entries)

    def gather(self) -> None:
        """Take the times of sittings that were killed into the log."""
        for path in self.folder.glob(NOTE):
            for entry in read_log(path).entries:
                add_to_log(self.path, entry)
            path.unlink(missing_ok=True)

    def plan(self, wanted: Iterable[Problem]) -> Plan:
        """Return what to practise today of these problems."""
        cards, some = self.cards, list(wanted)
        keys = {problem.number or problem.slug for problem in some}
        due = [card for card in due_on(cards.values(), self.today) if card.key.problem in keys]
        begun = open_attempts(self.entries)
        left = [problem for problem in some if self.key(problem) in begun]
        known = {*cards, *begun}
        return Plan(left, due, [problem for problem in some if self.key(problem) not in known])
