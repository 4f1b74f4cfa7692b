"""Show what is due, and all that was practised, with its times and attempts."""

import json
from collections.abc import Iterator
from statistics import median

from rich.text import Text

from kata.commands.chosen import listed_problems
from kata.commands.cli import Parser, Status, console
from kata.commands.practising import diary_of
from kata.practice.model import Card
from kata.practice.rating import duration
from kata.text import call, plural


def main(words: list[str]) -> Status:
    options = Parser("log", __doc__).parsed(words)
    diary = diary_of("log")
    today = diary.today
    cards = sorted(diary.cards.values(), key=lambda card: (card.due, card.title))
    if options.list or options.problem:
        keys = {problem.number or problem.slug for problem in listed_problems(options, "log")}
        cards = [card for card in cards if card.key.problem in keys]
    due = [card.title for card in cards if card.due <= today]
    if options.json:
        found = {"due": due, "practised": [_data(card) for card in cards]}
        print(json.dumps(found, default=str, indent=2))
    elif not cards:
        print(f"Nothing has been practised yet; {call('today')} starts.")
    else:
        lines = [Text.assemble(("due today: ", "bold"), ", ".join(due) or "nothing"), Text()]
        attempts = plural(sum(len(card.attempts) for card in cards), "attempt")
        console().show([*lines, *_table(cards), Text(f"{diary.path}: {attempts}", "dim")])
    return Status.DONE


def _data(card: Card) -> dict[str, object]:
    return {
        "title": card.title,
        "attempts": len(card.attempts),
        "last": card.last.day,
        "due": card.due,
        "rating": card.last.rating,
        "seconds": card.last.seconds,
        "usual": _usual(card),
        "tries": card.last.tries,
    }


def _usual(card: Card) -> int:
    """Return the seconds of an attempt, in the median."""
    return round(median(one.seconds for one in card.attempts))


def _table(cards: list[Card]) -> Iterator[Text]:
    """Yield a line for each problem that was practised, what comes back first at the top."""
    width = max(len(card.title) for card in cards)
    yield Text(f"{'':{width}}  comes back  attempts  the last one", "dim")
    for card in cards:
        one, attempts = card.last, len(card.attempts)
        last = f"{one.day}: {one.rating}, {duration(one.seconds)}"
        usual = f" (usually {duration(_usual(card))})" if attempts > 1 else ""
        tries = f", after {plural(one.tries, 'failure')}" if one.tries else ""
        yield Text(f"{card.title:{width}}  {card.due}  {attempts:8}  {last}{usual}{tries}")
