"""What comes back when: the log replayed through FSRS, which counts in whole days here."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date, datetime, timezone

from fsrs import Card as Memory
from fsrs import Rating as Grade
from fsrs import Scheduler

from kata.practice.model import BEGUN, DONE, FIND, LEFT, RATED, Card, Entry, Key, Rating, key_of

# Without steps in minutes, which are for flash cards, and without chance, so that the same log
# always gives the same days.
SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
GRADES = {rating: Grade[rating.value.capitalize()] for rating in Rating}


def cards_of(entries: Iterable[Entry], slugs: Mapping[str, str]) -> dict[Key, Card]:
    """Return a card for all that was done at least once; `slugs` is {number: slug as it is now}."""
    found: dict[Key, list[Entry]] = {}
    for entry in entries:
        attempts = found.setdefault(key_of(entry), [])
        if entry.event == DONE and entry.rating:
            attempts.append(entry)
        elif entry.event == RATED and entry.rating and attempts:
            attempts[-1] = replace(attempts[-1], rating=entry.rating)
    return {
        key: Card(key, slugs.get(key.problem, attempts[-1].problem), tuple(attempts), due)
        for key, attempts in found.items()
        if attempts and (due := due_after(attempts))
    }


def due_after(attempts: Iterable[Entry]) -> date:
    """Return the day on which something comes back after these attempts."""
    memory = Memory(card_id=0, due=datetime.min)
    for one in attempts:
        if one.rating:
            # A day is a day, at whatever hour one practised.
            day = datetime.combine(one.day, datetime.min.time(), timezone.utc)
            memory, _ = SCHEDULER.review_card(memory, GRADES[one.rating], day)
    return memory.due.date()


def due_on(cards: Iterable[Card], day: date) -> list[Card]:
    """Return the cards that are due by the end of a day, those that have waited longest first."""
    return sorted((c for c in cards if c.due <= day), key=lambda card: (card.due, card.key))


def open_attempts(entries: Iterable[Entry]) -> dict[Key, list[Entry]]:
    """The entries of each attempt that is not over; that to find a mistake begins without one."""
    found: dict[Key, list[Entry]] = {}
    for entry in entries:
        key, event = key_of(entry), entry.event
        if event == DONE:
            found.pop(key, None)
        elif event == BEGUN or (event == LEFT and (key in found or entry.kind == FIND)):
            found.setdefault(key, []).append(entry)
    return found


def day_text(day: date, today: date) -> str:
    """`tomorrow`, or `in 4 days, on Sat 28 November`."""
    days = (day - today).days
    if days <= 1:
        return "tomorrow" if days == 1 else "today"
    return f"in {days} days, on {day:%a} {day.day} {day:%B}"
