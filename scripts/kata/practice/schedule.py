"""What comes back when: the log replayed through FSRS, which counts in whole days here."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from itertools import count

from fsrs import Card as Memory
from fsrs import Rating as Grade
from fsrs import Scheduler

from kata.practice.model import BEGUN, DONE, LOOKED, RATED, SOLVED, Card, Entry, Rating

# Without steps in minutes, which are for flash cards, and without chance, so that the same log
# always gives the same days.
SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
YEAR = 365  # days
A_DAY = 3  # problems solved elsewhere that come back on a day, until they are practised here
GRADES = {rating: Grade[rating.value.capitalize()] for rating in Rating}


def cards_of(entries: Iterable[Entry], slugs: Mapping[str, str]) -> dict[str, Card]:
    """Return a card for all that was done at least once; `slugs` is {number: slug as it is now}."""
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        attempts = found.setdefault(entry.key, [])
        if entry.event == DONE and entry.rating:
            if entry.imported:  # which others may have imported, too, or is mended since
                if any(one.day == entry.day and not one.failures for one in attempts):
                    continue
                attempts[:] = [one for one in attempts if one.day < entry.day or not one.failures]
            attempts.append(entry)
        elif entry.event == RATED and entry.rating and attempts:
            attempts[-1] = replace(attempts[-1], rating=entry.rating)
    spread = _spread(found)
    return {
        key: Card(key, slugs.get(key, attempts[-1].problem), tuple(attempts), due)
        for key, attempts in found.items()
        if attempts and (due := spread.get(key) or due_after(attempts))
    }


def _spread(found: Mapping[str, list[Entry]]) -> dict[str, date]:
    """Return the days on which what was solved elsewhere, and not practised since, comes back.

    Each has a day for good, whatever is imported later. What was due before it was imported waits
    for a day with room: the wrong ones first, then those that were solved last.
    """
    waiting, taken, back = [], Counter[date](), dict[str, date]()
    for key, attempts in found.items():
        last = max((i for i, one in enumerate(attempts) if one.imported), default=-1)
        if last < 0:
            continue
        one, later = attempts[last], attempts[last + 1 :]
        if any(more.day < one.imported_on for more in later):
            continue
        is_late = (due := due_after(attempts[: last + 1])) < one.imported_on
        first = max(due, one.imported_on)
        order = one.imported_on, is_late, first, not one.failures, -one.when.timestamp(), key
        waiting.append((order, bool(later)))
    for (*_, first, _, _, key), is_done in sorted(waiting):
        days = (first + timedelta(i) for i in count())
        day = next(one for one in days if taken[one] < A_DAY)
        taken[day] += 1
        if not is_done:
            back[key] = day
    return back


def due_after(attempts: Iterable[Entry]) -> date:
    """Return the day on which something comes back after these attempts."""
    memory = Memory(card_id=0, due=datetime.min)
    for one in attempts:
        if one.rating:
            # A day is a day, at whatever hour one practised.
            day = datetime.combine(one.day, datetime.min.time(), timezone.utc)
            memory, _ = SCHEDULER.review_card(memory, GRADES[one.rating], day)
    return memory.due.date()


def open_attempts(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    """{key: the entries} of each attempt that is not over, with the looks before it on that day."""
    found: dict[str, list[Entry]] = {}
    looks: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.imported:
            continue
        if entry.event == DONE:
            found.pop(entry.key, None)
        elif entry.key in found:
            if found[entry.key][-1].event != SOLVED:  # after which nothing counts
                found[entry.key].append(entry)
        elif entry.event == BEGUN:
            before = [one for one in looks.pop(entry.key, []) if one.day == entry.day]
            found[entry.key] = [*before, entry]
        elif entry.event == LOOKED:
            looks.setdefault(entry.key, []).append(entry)
    return found


def day_text(day: date, today: date) -> str:
    """`tomorrow`, or `in 4 days, on Sat 28 November`, with the year of one that far away."""
    days = (day - today).days
    if days <= 1:
        return "tomorrow" if days == 1 else "today"
    year = f" {day.year}" if days >= YEAR else ""
    return f"in {days} days, on {day:%a} {day.day} {day:%B}{year}"
