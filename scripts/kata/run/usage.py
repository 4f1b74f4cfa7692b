"""What a process has used: its time, less what it waited for a processor, and its files.

Linux counts both times for every thread, in nanoseconds: /proc/<pid>/task/<tid>/schedstat holds how
long it ran, and how long it was ready to run but had to wait. Elsewhere, only wall time is known.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic

from kata.wire.model import MB, Limits

NANO = 1e-9


def _held(pid: int, name: str) -> dict[str, bytes]:
    """{thread: content of its file of that name}; {} if there is none."""
    found = {}
    with suppress(OSError), os.scandir(f"/proc/{pid}/task") as threads:
        for thread in threads:
            with suppress(OSError), open(f"{thread.path}/{name}", "rb") as file:
                found[thread.name] = file.read()
    return found


def threads_of(pid: int) -> dict[str, tuple[float, float]]:
    """{thread: (seconds that it ran, seconds that it waited)}; {} if the system does not count."""
    found = {}
    for thread, text in _held(pid, "schedstat").items():
        ran, waited, *_ = map(int, text.split())
        found[thread] = ran * NANO, waited * NANO
    return found


def is_ready(pid: int) -> bool:
    """Whether a thread runs or waits for a processor, rather than sleeps."""
    return any(text.rpartition(b") ")[2][:1] == b"R" for text in _held(pid, "stat").values())


COUNTED = any(ran for ran, _ in threads_of(os.getpid()).values())  # else the time is wall time


class Clock:
    """The time that a process has had since the clock was made.

    Between two readings, that is the wall time less the longest wait of a thread; in total, it is
    at least what the busiest threads ran, however long others waited.
    """

    def __init__(self, pid: int) -> None:
        self.pid, self.seconds = pid, 0.0
        self.wall = monotonic()
        self.threads: dict[str, tuple[float, float]] = {}
        self.not_waited = self.ran = 0.0

    def read(self) -> float:
        """Bring `seconds` up to date and return it.

        The kernel counts a wait only when it is over; until then, `seconds` stays as it is.
        """
        now, threads = monotonic(), threads_of(self.pid)
        spans = [
            [after - before for after, before in zip(times, self.threads.get(thread, (0.0, 0.0)))]
            for thread, times in threads.items()
        ]
        ran, waited = map(max, zip(*spans)) if spans else (0.0, 0.0)
        if spans and not ran and is_ready(self.pid):
            return self.seconds
        self.not_waited += now - self.wall - waited
        self.ran += ran
        self.seconds = max(self.not_waited, self.ran)
        self.wall, self.threads = now, threads
        return self.seconds


BLOCK = 512  # bytes, the unit of st_blocks


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
