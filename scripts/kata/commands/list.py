"""List the problems that are here, by topic: which of them were practised, and which are due."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from datetime import date
from typing import NamedTuple

from rich.text import Text

from kata import KataError
from kata.commands.chosen import listed_problems, readable_problems
from kata.commands.cli import Status, console
from kata.commands.practising import diary_of
from kata.data import named
from kata.practice.diary import Diary
from kata.problem.catalog import by_slug
from kata.problem.folder import Problem
from kata.problem.lookup import by_road, lists_of
from kata.text import call, clean, did_you_mean, near, plural

LONGEST_TITLE = 53  # characters of a title, so that a line fits 80 columns


class Listed(NamedTuple):
    """What `kata list --json` prints of each problem, in a list."""

    problem: str  # as its folder is called
    number: str  # LeetCode's, "" for none
    title: str
    topic: str
    difficulty: str  # easy, medium or hard; "" if that is unknown
    patterns: list[str]
    solutions: list[str]  # their names
    lists: list[str]  # that have it, such as blind75
    due: date | None  # the day on which it comes back, once it was practised

    def matches(self, word: str) -> bool:
        """Tell whether a word occurs in this; a number has to be the problem's own."""
        if word.isdecimal():
            return word == self.number
        names = self.title, self.problem, self.problem.replace("-", ""), self.topic
        text = " ".join([*names, *self.patterns, *self.solutions]).replace("_", " ").lower()
        return word in text or word in (self.number.lower(), self.difficulty, *self.lists)


def main(options: Namespace) -> Status:
    diary, wanted = diary_of(options.verb), " ".join(options.words).lower().split()
    some = readable_problems("list", listed_problems(options))
    known = [*rows_of(some, diary)]
    rows = [row for row in known if all(map(row.matches, wanted))]
    if options.json:
        print(json.dumps(named(rows), default=str, indent=2))
    elif rows:
        console().show(lines_of(rows, diary.today))
    else:
        text, fix = " ".join(wanted), f"; {call('list')} lists all of them"
        meant = did_you_mean(near("-".join(wanted), [row.problem for row in known]))
        raise KataError(f"no problem here matches {text!r}{meant or fix}")
    return Status.DONE


def rows_of(some: Iterable[Problem], diary: Diary) -> Iterator[Listed]:
    """Yield a row for each problem, in the order of the road."""
    cards = diary.cards
    for problem in sorted(some, key=by_road):
        listed, card = by_slug(problem.slug), cards.get(diary.key(problem))
        yield Listed(
            problem.slug,
            problem.number,
            clean(problem.title),
            problem.topic,
            listed.difficulty.lower() if listed else "",
            problem.patterns,
            [solution.name for solution in problem.solutions],
            lists_of(problem.number),
            card.due if card else None,
        )


def lines_of(rows: list[Listed], today: date) -> Iterator[Text]:
    """Yield the list for a person: a heading for each topic, and a line for each problem."""
    width = min(LONGEST_TITLE, max(len(row.title) for row in rows))
    topic = None
    for row in rows:
        if row.topic != topic:
            yield Text(row.topic or "without a topic", "bold")
            topic = row.topic
        mark, when = _state(row.due, today)
        name = f"{row.number:>5}  {row.title:{width}.{width}}  {row.difficulty:6}"
        yield Text(f"{mark} {name}  {when}".rstrip())
    practised = [row.due for row in rows if row.due]
    due = sum(day <= today for day in practised)
    yield Text(f"{plural(len(rows), 'problem')}: {len(practised)} practised, {due} due", "dim")


def _state(due: date | None, today: date) -> tuple[str, str]:
    """Return the mark and the words for when a problem comes back."""
    if due is None:
        return " ", ""
    return ("▸", "due") if due <= today else ("✓", f"{due.day} {due:%b}")
