"""The log of what was practised: one JSON object per line, which people read, merge and keep."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from kata.data import from_data, to_data
from kata.practice.model import Entry
from kata.text import clean

NAME = "log.jsonl"
LAST = 9000  # the last year from which something can come back
LONGEST = 366 * 24 * 3600  # seconds of an attempt
SHORT_LINE = 60  # characters of a broken line that are shown
# In lines that are passed over: the drafts of a browser; in older logs, rounds of a game.
OTHERS = b'{"kept":', b'"kind": "find"'


class Log(NamedTuple):
    """The entries in the order of their times, and what is wrong with each line that is none."""

    entries: list[Entry]
    broken: list[str]


def read_lines(lines: Iterable[bytes], name: str) -> Log:
    """Read all lines that can be read; of lines that are the same, as after a merge, one counts."""
    entries: dict[Entry, None] = {}
    broken = []
    for number, line in enumerate(lines, 1):
        if line.strip() and not any(other in line for other in OTHERS):
            try:
                entry = from_data(Entry, json.loads(line))
                days = entry.day, entry.imported_on
                is_dated = entry.when.tzinfo and max(days).year <= LAST
                is_sound = entry.problem and is_dated and 0 <= entry.seconds <= LONGEST
            except (ValueError, RecursionError):
                is_sound = False
            if is_sound:
                entries.pop(entry, None)  # for who overrules twice in a second, the last one counts
                entries[entry] = None
            else:
                text = clean(line.decode("utf-8", "replace")[:SHORT_LINE])
                broken.append(f"{name}:{number}: not an entry of the log, skipped: {text}")
    return Log(sorted(entries, key=lambda entry: entry.when), broken)


def line_of(entry: Entry) -> bytes:
    """Return the line of an entry, without what says nothing, and without a line break."""
    data = {name: one for name, one in to_data(entry).items() if one or name == "number"}
    return json.dumps(data, ensure_ascii=False).encode()
