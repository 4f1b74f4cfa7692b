"""What a process has used: time, less what it waited for a processor, and bytes written.

Linux counts in nanoseconds how long each thread was ready to run but had to wait, as the second
number in /proc/<pid>/task/<tid>/schedstat, and how long all of them ran. Elsewhere, only wall time
is known.
"""

import os
from contextlib import suppress
from time import clock_gettime, monotonic, process_time

NANO = 1e-9


class Stopwatch:
    """The time that a solution has had, as somebody else counts it."""

    seconds = 0.0  # at the last reading

    def read(self) -> float:
        """Bring `seconds` up to date and return it."""
        return self.seconds


class Clock(Stopwatch):
    """The time that a process has had since the clock was made.

    Between two readings, it counts the time in which the process ran and, of the rest, what the
    longest wait of a thread does not explain. No thread's wait hides another's work.
    """

    def __init__(self, pid: int) -> None:
        self.pid, self.wall = pid, monotonic()
        self.waits: dict[str, float] = {}  # {thread: seconds that it waited}
        self.processor = self.idle = 0.0  # how long it ran; and did not, which may be a wait

    def read(self) -> float:
        # The kernel counts a wait once it is over; until then, no idle time is counted, either.
        now, waits, processor = monotonic(), _waits_of(self.pid), processor_time(self.pid)
        passed = now - self.wall
        ran = min(max(processor - self.processor, 0.0), passed)
        waited = max((w - self.waits.get(thread, 0.0) for thread, w in waits.items()), default=0.0)
        self.seconds += ran
        self.idle = max(self.idle + passed - ran - waited, 0.0)
        if self.idle and not _is_ready(self.pid):
            self.seconds, self.idle = self.seconds + self.idle, 0.0
        self.wall, self.waits, self.processor = now, waits, processor
        return self.seconds


def processor_time(pid: int) -> float:
    """The seconds that all threads of a process have run so far, 0 if the system does not say."""
    with suppress(OSError):
        return clock_gettime((~pid << 3) | 2)  # as clock_getcpuclockid() of the C library has it
    return 0.0


ended = [0.0]  # the processor time of processes that others waited for in our place


def add_ended(seconds: float) -> None:
    """Count the processor time of a process that has ended as ours."""
    ended[0] += seconds


def used() -> float:
    """Return the processor time of this process and of those it started that have ended."""
    times = os.times()
    return process_time() + times.children_user + times.children_system + ended[0]


def written_by(pid: int) -> int:
    """Return the bytes that a process has written so far, 0 if the system does not count them."""
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


def _waits_of(pid: int) -> dict[str, float]:
    """{thread: seconds that it waited for a processor}; {} if the system does not count them."""
    found = _read_threads(pid, "schedstat")
    return {thread: int(text.split()[1]) * NANO for thread, text in found.items()}


def _is_ready(pid: int) -> bool:
    """Tell whether a thread runs or waits for a processor, rather than sleeps."""
    return any(one.rpartition(b") ")[2][:1] == b"R" for one in _read_threads(pid, "stat").values())


# Some systems have the file, but count nothing; there, the time is wall time.
COUNTED = any(text[:2] != b"0 " for text in _read_threads(os.getpid(), "schedstat").values())
