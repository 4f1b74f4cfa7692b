"""The log of what was practised: one JSON object per line, which people read, merge and keep."""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from kata import KataError
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


def read_log(path: Path) -> Log:
    """Read all lines that can be read; of lines that are the same, as after a merge, one counts."""
    if path.exists() and not path.is_file():
        raise KataError(f"{path}: not a file; the log is kept in one")
    lines = path.read_bytes().split(b"\n") if path.exists() else []
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
                broken.append(f"{path}:{number}: not an entry of the log, skipped: {text}")
    return Log(sorted(entries, key=lambda entry: entry.when), broken)


def _entry(line: bytes) -> Entry:
    """Return the entry that a line holds; ValueError if it holds none."""
    entry = from_data(Entry, json.loads(line))
    if not entry.when.tzinfo or entry.when.year > LAST or not entry.problem:
        raise ValueError("no time with its distance from UTC, one out of all bounds, or no problem")
    return entry


def add_to_log(path: Path, entry: Entry) -> None:
    """Append one line: all of it or nothing, whoever else appends, and whenever we are killed."""
    line = _line(entry)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _locked(path) as file:
            end = os.lseek(file, 0, os.SEEK_END)
            if end and os.pread(file, 1, end - 1) != b"\n":  # somebody's editor left it so
                line = b"\n" + line
            is_whole = os.write(file, line) == len(line)
            if not is_whole:
                os.ftruncate(file, end)
            os.fsync(file)
    except OSError as error:
        raise KataError(f"{path}: cannot write there: {error.strerror}") from None
    if not is_whole:
        raise KataError(f"{path}: the disk is full, and nothing was written")


def replace_log(path: Path, entry: Entry) -> None:
    """Have the file hold this entry alone; whenever we are killed, it begins with a whole one."""
    line, file = _line(entry), os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        os.ftruncate(file, os.write(file, line))
    finally:
        os.close(file)


def _line(entry: Entry) -> bytes:
    usual = {name: field.default for name, field in Entry.__dataclass_fields__.items()}
    data = {name: value for name, value in to_data(entry).items() if value != _plain(usual[name])}
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _plain(value: object) -> object:
    return [] if value == () else value


@contextmanager
def _locked(path: Path) -> Iterator[int]:
    """The file, open to append to, while no other process appends."""
    file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file
    finally:
        os.close(file)
