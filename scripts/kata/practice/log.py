"""The log of what was practised: one JSON object per line, which people read, merge and keep."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from kata.data import from_data, to_data
from kata.practice.model import Entry
from kata.text import clean

NAME = "log.jsonl"
LAST = 9000  # the last year from which something can come back
SHORT_LINE = 60  # characters of a broken line that are shown


class Log(NamedTuple):
    """The entries in the order of their times, and what is wrong with each line that is none."""

    entries: list[Entry]
    broken: list[str]


def read_lines(lines: Iterable[bytes], name: str) -> Log:
    """Read all lines that can be read; of lines that are the same, as after a merge, one counts."""
    entries: dict[Entry, None] = {}
    broken = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                entry = _entry(line)
                entries.pop(entry, None)  # for who overrules twice in a second, the last one counts
                entries[entry] = None
            except (ValueError, RecursionError):
                text = clean(line.decode("utf-8", "replace")[:SHORT_LINE])
                broken.append(f"{name}:{number}: not an entry of the log, skipped: {text}")
    return Log(sorted(entries, key=lambda entry: entry.when), broken)


def line_of(entry: Entry) -> bytes:
    """Return the line of an entry, without what has its default, and without a line break."""
    usual = {name: field.default for name, field in Entry.__dataclass_fields__.items()}
    data = {name: value for name, value in to_data(entry).items() if value != _plain(usual[name])}
    return json.dumps(data, ensure_ascii=False).encode()


def _plain(value: object) -> object:
    return [] if value == () else value


def _entry(line: bytes) -> Entry:
    """Return the entry that a line holds; ValueError if it holds none."""
    entry = from_data(Entry, json.loads(line))
    if not entry.when.tzinfo or entry.when.year > LAST or not entry.problem:
        raise ValueError("no problem, or no time with its offset from UTC, or one out of range")
    return entry
