"""Show what was practised: what is due, times and attempts, the last weeks, the next days."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date, timedelta

from rich.text import Text

from kata.commands.chosen import listed_problems
from kata.commands.cli import Parser, Status, console
from kata.commands.practising import diary_of
from kata.practice.diary import Diary
from kata.practice.history import WEEKS, History, history_of
from kata.practice.rating import duration
from kata.text import call, plural

NAMES = "Mon Tue Wed Thu Fri Sat Sun".split()
FEW = 5  # topics


def main(words: list[str]) -> Status:
    options = Parser("log", __doc__).parsed(words)
    diary = diary_of("log")
    cards = diary.cards.values()
    if options.list or options.problem:
        keys = {problem.number or problem.slug for problem in listed_problems(options, "log")}
        cards = [card for card in cards if card.key.problem in keys]  # type: ignore[assignment]
    found = history_of(diary, cards)
    if options.json:
        print(json.dumps(asdict(found), default=str, indent=2))
    else:
        console().show(history_lines(found, diary))
    return Status.DONE


def history_lines(found: History, diary: Diary) -> Iterator[Text]:
    """The history for a person."""
    if not found.practised:
        yield Text(f"Nothing was practised yet; {call('today')} starts.")
        return
    due = ", ".join(found.due) or "nothing"
    yield Text.assemble(("due today: ", "bold"), due)
    coming = (f"{date.fromisoformat(day):%a} {count}" for day, count in found.next.items())
    yield Text.assemble(("the next days: ", "bold"), "  ".join(coming))
    yield Text()
    yield from calendar_lines(found, diary.today)
    yield Text()
    yield from table_lines(found)
    if found.topics:
        weak = (f"{t.name} ({t.weak} of {t.attempts})" for t in found.topics[:FEW])
        yield Text()
        yield Text.assemble(("again or hard most often: ", "bold"), ", ".join(weak))
    yield Text(f"{diary.path}: {plural(sum(found.days.values()), 'attempt')}", "dim")


def calendar_lines(found: History, today: date) -> Iterator[Text]:
    """A row for each day of the week, a column for each of the last weeks."""
    monday = today - timedelta(today.weekday() + 7 * (WEEKS - 1))
    weeks = [monday + timedelta(7 * week) for week in range(WEEKS)]
    yield Text("     " + " ".join(f"{week.day:>2}.{week.month:<2}" for week in weeks), "dim")
    for number, name in enumerate(NAMES):
        cells = []
        for week in weeks:
            day = week + timedelta(number)
            count = found.days.get(str(day), 0)
            cells.append("     " if day > today else f"  {count or '·':<3}")
        yield Text(f"{name}  {' '.join(cells)}".rstrip())


def table_lines(found: History) -> Iterator[Text]:
    """A line for each problem that was practised, what comes back first at the top."""
    width = max(len(one.title) for one in found.practised)
    yield Text(f"{'':{width}}  comes back  attempts  the last one", "dim")
    for one in found.practised:
        last = f"{one.last}: {one.rating}, {duration(one.seconds)}"
        usual = f" (usually {duration(one.usual)})" if one.attempts > 1 else ""
        tries = f", after {plural(one.tries, 'failure')}" if one.tries else ""
        yield Text(f"{one.title:{width}}  {one.due}  {one.attempts:8}  {last}{usual}{tries}")
