"""The practice folder: its log, the cards made of it, and what is to be practised on a day."""

from collections.abc import Callable, Iterable
from datetime import date, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from kata import KataError
from kata.practice.log import NAME, add_to_log, read_log
from kata.practice.model import SOLVE, Card, Effort, Entry, Key, key_of
from kata.practice.schedule import cards_of, due_on, effort_so_far
from kata.problem.find import problems
from kata.problem.folder import Problem

NONE = Effort()


class Plan(NamedTuple):
    """What a day is for: what comes back, and what was not practised yet."""

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

    def add(self, problem: Problem, event: str, effort: Effort = NONE, **more: Any) -> Entry:
        """Append an entry about a problem, with the time that it is now; the entry."""
        at = self.now().isoformat(timespec="seconds")
        entry = Entry(at, problem.number, problem.slug, event, **effort._asdict(), **more)
        add_to_log(self.path, entry)
        return entry

    def effort(self, problem: Problem, kind: str = SOLVE) -> Effort | None:
        """What an attempt that is not over has taken so far; None if none is open."""
        return effort_so_far(self.entries, self.key(problem, kind))

    def is_open(self, problem: Problem) -> bool:
        """Whether an attempt is under way; it counts as that where the clock was ahead once."""
        entries, key, now = self.entries, self.key(problem), self.now()
        was_ahead = any(entry.when > now for entry in entries if key_of(entry) == key)
        return was_ahead or effort_so_far(entries, key) is not None

    def plan(self, wanted: Iterable[Problem]) -> Plan:
        """What to practise today of these problems."""
        cards, some = self.cards, list(wanted)
        keys = {problem.number or problem.slug for problem in some}
        due = [card for card in due_on(cards.values(), self.today) if card.key.problem in keys]
        return Plan(due, [problem for problem in some if self.key(problem) not in cards])
