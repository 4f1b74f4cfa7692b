"""What was solved elsewhere, and before: entries of the log made of files and of their verdicts."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import date, datetime
from hashlib import sha256
from typing import NamedTuple

from kata.practice.model import DONE, Entry, Rating


class Solved(NamedTuple):
    """Code that solves a problem, or fails to: when it was written, and the name of its failure."""

    at: datetime
    key: str  # of the problem: its number or, if it has none, its slug
    slug: str
    digest: str
    failure: str = ""


def digest_of(source: str) -> str:
    """Return what tells code from other code, wherever it lies."""
    lines = "\n".join(source.splitlines())
    return sha256(lines.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def known_digests(log: Iterable[Entry]) -> set[tuple[str, str]]:
    """Return {(key of a problem, digest)} of all that was imported."""
    return {(entry.key, one) for entry in log for one in entry.files}


def imported(some: Iterable[Solved], log: Iterable[Entry], now: datetime) -> list[Entry]:
    """Return what a log lacks of what was solved: an entry for a problem and a day.

    Of what is wrong, only the last counts, where nothing is right and no attempt is later.
    """
    days, found = defaultdict[str, set[date]](set), defaultdict[str, list[Solved]](list)
    known, last = known_digests(log := [*log]), defaultdict[str, date](lambda: date.min)
    for entry in log:
        if entry.event == DONE:
            last[entry.key] = max(last[entry.key], entry.day)
            if not entry.failures:
                days[entry.key].add(entry.day)
    for one in sorted(some):
        found[one.key].append(one._replace(at=min(one.at, now)))
    by_day = defaultdict[tuple[str, date], list[Solved]](list)
    for key, mine in found.items():
        right = [one for one in mine if not one.failure]
        for one in right or mine[-1:] * (key not in days and mine[-1].at.date() > last[key]):
            if (key, one.digest) not in known and one.at.date() not in days[key]:
                by_day[key, one.at.date()].append(one)
    return [_entry(its, now) for its in by_day.values()]


def _entry(some: list[Solved], now: datetime) -> Entry:
    """Return the entry for what was written on one day."""
    first = some[0]
    return Entry(
        first.at.isoformat(timespec="seconds"),
        "" if first.key == first.slug else first.key,
        first.slug,
        DONE,
        rating=Rating.AGAIN if first.failure else Rating.GOOD,
        failures=(first.failure,) * bool(first.failure),
        imported=now.date().isoformat(),
        files=tuple(one.digest for one in some),
    )
