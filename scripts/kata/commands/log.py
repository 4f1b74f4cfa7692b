"""Show what is due, and all that was practised, with its times and attempts."""

import json
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from statistics import median

from rich.text import Text

from kata import KataError
from kata.commands.chosen import listed_problems
from kata.commands.cli import Status, console
from kata.commands.practising import diary_of
from kata.data import named
from kata.practice.model import Card, Rating
from kata.practice.rating import duration
from kata.practice.schedule import open_attempts
from kata.text import call, clean, option, plural


@dataclass(frozen=True)
class Practised:
    """A problem that was practised: when it comes back, and its last attempt."""

    title: str  # as its folder is called
    attempts: int
    last: date  # the day of the last attempt
    due: date
    rating: Rating | None
    seconds: float  # of the last attempt
    usual: int  # the median of the seconds of all attempts
    tries: int  # saves that failed in the last attempt
    imported: bool  # whether the last attempt was made elsewhere


@dataclass(frozen=True)
class Practice:
    """What `kata log --json` prints."""

    due: list[str]  # the problems that are due today
    left: list[str]  # the problems that were left unfinished
    practised: list[Practised]  # what comes back when, the first one first


def main(options: Namespace) -> Status:
    if options.folders:
        from kata.commands.history import take_in  # here, as few calls need it

        return take_in(options)
    if options.dry_run:
        raise KataError(f"a dry run is of an import: {option('import', '<folder>')}")
    diary = diary_of(options.verb)
    today = diary.today
    cards = sorted(diary.cards.values(), key=lambda card: (card.due, card.title))
    begun = {key: clean(some[0].problem) for key, some in open_attempts(diary.entries).items()}
    keys = {diary.key(problem) for problem in listed_problems(options)}
    if not (options.list or options.problem):
        keys |= {card.key for card in cards} | begun.keys()
    cards = [card for card in cards if card.key in keys]
    due = [card.title for card in cards if card.due <= today]
    left = [name for key, name in begun.items() if key in keys]
    rows = [
        Practised(
            card.title, len(card.attempts), card.last.day, card.due, card.last.rating,
            card.last.seconds, _usual(card), card.last.tries, bool(card.last.imported),
        )
        for card in cards
    ]  # fmt: skip
    if options.json:
        print(json.dumps(named(Practice(due, left, rows)), default=str, indent=2))
    elif not cards and not left:
        some = "None of these problems" if options.list or options.problem else "Nothing"
        start = call("today", problem=options.problem, list=options.list)
        print(f"{some} has been practised yet; {start} starts.")
    else:
        lines = [Text.assemble(("left unfinished: ", "bold"), ", ".join(left))] * bool(left)
        lines += [Text.assemble(("due today: ", "bold"), ", ".join(due) or "nothing")]
        names = begun | {card.key: card.title for card in cards}
        if gone := [name for key, name in names.items() if key in keys - diary.here.keys()]:
            pass_over = f"not here, so {call('today')} passes over them: "
            lines.append(Text.assemble((pass_over, "bold"), ", ".join(gone)))
        lines.append(Text())
        attempts = plural(sum(row.attempts for row in rows), "attempt")
        console().show([*lines, *_table(rows), Text(f"{diary.path}: {attempts}", "dim")])
    return Status.DONE


def _usual(card: Card) -> int:
    """Return the usual seconds; nobody knows how long what was solved elsewhere took."""
    return round(median([one.seconds for one in card.attempts if not one.imported] or [0]))


def _table(rows: list[Practised]) -> Iterator[Text]:
    """Yield a line for each problem that was practised, what comes back first at the top."""
    width = max((len(row.title) for row in rows), default=0)
    if rows:
        yield Text(f"{'':{width}}  comes back  attempts  the last one", "dim")
    for row in rows:
        line = f"{row.title:{width}}  {row.due}  {row.attempts:8}  {row.last}: {row.rating}, "
        usual = f" (usually {duration(row.usual)})" if row.attempts > 1 and row.usual else ""
        tries = f", after {plural(row.tries, 'failure')}" if row.tries else ""
        took = "imported" if row.imported else f"{duration(row.seconds)}{usual}{tries}"
        yield Text(line + took)
