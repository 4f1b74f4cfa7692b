"""The folder that a solution's process runs in: made, watched, and removed whatever is in it."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from kata.wire.limits import MB, Limits

BLOCK = 512  # bytes, the unit of st_blocks


@contextmanager
def scratch_folder() -> Iterator[str]:
    """An empty folder, which is removed afterwards, as far as it can be."""
    top = Path(tempfile.mkdtemp(prefix="kata-"))
    folder = top / "scratch"
    folder.mkdir(mode=0o700)
    try:
        yield str(folder)
    finally:
        with suppress(OSError):
            _remove(top, folder)


def _remove(top: Path, folder: Path) -> None:
    """Remove a folder, however deep it is and whatever it forbids; no link is followed.

    Each folder in it moves to the top first, so that no path grows long.
    """
    numbers, folders = count(), [folder]
    while folders:
        path = folders.pop()
        for inner in list(path.iterdir()):
            if inner.is_dir() and not inner.is_symlink():
                inner.chmod(0o700)
                folders.append(inner.rename(top / str(next(numbers))))
            else:
                inner.unlink()
        path.rmdir()
    top.rmdir()


def is_overfull(folder: str, limits: Limits) -> bool:
    """Whether a folder holds more than the limits allow, or something that cannot be counted."""
    size = files = 0
    try:
        for entry in _everything_in(folder):
            files += 1
            with suppress(FileNotFoundError):  # it has been removed meanwhile
                size += entry.stat(follow_symlinks=False).st_blocks * BLOCK
            if size > limits.scratch * MB or files > limits.files:
                return True
    except OSError:  # a path too long, or a folder that must not be listed
        return True
    return False


def written(pid: int) -> int:
    """The bytes that a process has written so far, 0 if the system does not count them."""
    with suppress(OSError), open(f"/proc/{pid}/io", "rb") as file:
        return int(file.read().partition(b"wchar:")[2].split()[0])
    return 0


def _everything_in(folder: str) -> Iterator[os.DirEntry[str]]:
    folders = [folder]
    for path in folders:  # the list grows as we read it
        with suppress(FileNotFoundError):
            for entry in os.scandir(path):
                folders += [entry.path] * entry.is_dir(follow_symlinks=False)
                yield entry
