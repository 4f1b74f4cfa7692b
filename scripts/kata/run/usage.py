"""What a process has used: time, less what it waited for a processor, and bytes written.

Linux counts both times for every thread, in nanoseconds: /proc/<pid>/task/<tid>/schedstat holds how
long it ran, and how long it was ready to run but had to wait. Elsewhere, only wall time is known.
"""

import os
from contextlib import suppress
from time import monotonic, process_time

NANO = 1e-9


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
        now, threads = monotonic(), _times_of(self.pid)
        spans = [
            [after - before for after, before in zip(times, self.threads.get(thread, (0.0, 0.0)))]
            for thread, times in threads.items()
        ]
        ran, waited = map(max, zip(*spans)) if spans else (0.0, 0.0)
        if spans and not ran and _is_ready(self.pid):
            return self.seconds
        self.not_waited += now - self.wall - waited
        self.ran += ran
        self.seconds = max(self.not_waited, self.ran)
        self.wall, self.threads = now, threads
        return self.seconds


class Allowance:
    """Processor time that a search may take, by us and by the processes that it starts."""

    def __init__(self, seconds: float) -> None:
        self.end = _used() + seconds

    def left(self, running: float = 0.0) -> float:
        """The seconds that are left, if a process that has not ended yet has used so many."""
        return self.end - _used() - running


def _used() -> float:
    """The processor time of this process and of those it started that have ended."""
    times = os.times()
    return process_time() + times.children_user + times.children_system


def written_by(pid: int) -> int:
    """The bytes that a process has written so far, 0 if the system does not count them."""
    with suppress(OSError), open(f"/proc/{pid}/io", "rb") as file:
        return int(file.read().partition(b"wchar:")[2].split()[0])
    return 0


def _read_threads(pid: int, name: str) -> dict[str, bytes]:
    """{thread: content of its file of that name}; {} if there is none."""
    found = {}
    with suppress(OSError), os.scandir(f"/proc/{pid}/task") as threads:
        for thread in threads:
            with suppress(OSError), open(f"{thread.path}/{name}", "rb") as file:
                found[thread.name] = file.read()
    return found


def _times_of(pid: int) -> dict[str, tuple[float, float]]:
    """{thread: (seconds that it ran, seconds that it waited)}; {} if the system does not count."""
    found = {}
    for thread, text in _read_threads(pid, "schedstat").items():
        ran, waited, *_ = map(int, text.split())
        found[thread] = ran * NANO, waited * NANO
    return found


def _is_ready(pid: int) -> bool:
    """Whether a thread runs or waits for a processor, rather than sleeps."""
    return any(
        text.rpartition(b") ")[2][:1] == b"R" for text in _read_threads(pid, "stat").values()
    )


COUNTED = any(ran for ran, _ in _times_of(os.getpid()).values())  # else the time is wall time
