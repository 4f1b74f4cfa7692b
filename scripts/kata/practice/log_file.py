"""The file that holds the log: read whole, appended to while others append."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from kata import KataError
from kata.practice.log import Log, line_of, read_lines
from kata.practice.model import Entry


def read_log(path: Path) -> Log:
    """Read the log in a file; an empty one where there is no file."""
    if path.exists() and not path.is_file():
        raise KataError(f"{path} is not a regular file, as the log must be; move it away")
    return read_lines(path.read_bytes().split(b"\n") if path.exists() else [], str(path))


def add_to_log(path: Path, entry: Entry) -> None:
    """Append one line: all of it or nothing, whoever else appends, and whenever we are killed."""
    line = line_of(entry) + b"\n"
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
    line = line_of(entry) + b"\n"
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        os.ftruncate(file, os.write(file, line))
    finally:
        os.close(file)


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
