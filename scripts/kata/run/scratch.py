"""The folder that a solution's process runs in: made, watched, and removed whatever is in it."""

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path

from kata.wire.limits import MB, Limits

PREFIX = "kata-scratch-"  # of the names of our folders
BLOCK = 512  # bytes, the unit of st_blocks


@contextmanager
def scratch_folder() -> Iterator[str]:
    """An empty folder, which is removed afterwards, as far as it can be."""
    _sweep(tempfile.gettempdir())
    with ExitStack() as stack:
        top = _locked(stack)
        stack.callback(_remove, top)
        yield str(top / "scratch")


def is_overfull(folder: str, limits: Limits) -> bool:
    """Whether a folder holds more than the limits allow, or something that cannot be counted."""
    size = files = 0
    try:
        folders = [folder]
        for path in folders:  # the list grows as we read it
            with suppress(FileNotFoundError):  # what we look at may be removed meanwhile
                for entry in os.scandir(path):
                    files += 1
                    folders += [entry.path] * entry.is_dir(follow_symlinks=False)
                    with suppress(FileNotFoundError):
                        size += entry.stat(follow_symlinks=False).st_blocks * BLOCK
                    if size > limits.scratch * MB or files > limits.files:
                        return True
    except OSError:  # a path too long, or a folder that must not be listed
        return True
    return False


def _locked(stack: ExitStack) -> Path:
    """Return a new folder that is locked while we live, with a folder in it."""
    while True:
        top = Path(tempfile.mkdtemp(prefix=PREFIX))
        with suppress(FileNotFoundError):  # somebody swept it away before it was locked
            stack.callback(os.close, _lock(top, fcntl.LOCK_EX))
            (top / "scratch").mkdir(mode=0o700)
            return top


def _lock(folder: Path, how: int) -> int:
    """Lock a folder, until what is returned is closed or all who have it open have ended."""
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(number, how)
    except BaseException:
        os.close(number)
        raise
    return number


@cache
def _sweep(where: str) -> None:
    """Remove those of our folders there whose processes were killed: nobody has them locked."""
    for top in Path(where).glob(f"{PREFIX}*"):
        with suppress(OSError):  # it is in use, is not ours, or has been removed meanwhile
            number = _lock(top, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.fstat(number).st_uid == os.getuid():
                _remove(top)
            os.close(number)


def _remove(top: Path) -> None:
    """Remove a folder, however deep it is and whatever it forbids; no link is followed.

    Each folder in it moves to the top first, so that no path grows long.
    """
    folders = [top]
    with suppress(OSError):
        for path in folders:  # the list grows as we read it
            for inner in list(path.iterdir()):
                if inner.is_dir() and not inner.is_symlink():
                    inner.chmod(0o700)
                    folders.append(inner.rename(tempfile.mkdtemp(dir=top)))
                else:
                    inner.unlink()
        for path in reversed(folders):
            path.rmdir()
