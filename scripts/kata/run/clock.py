"""How much time a process has had: what it computed and slept, not what it waited for a processor.

Linux counts both for every thread, in nanoseconds: /proc/<pid>/task/<tid>/schedstat holds how long
it ran, and how long it was ready to run but had to wait. Elsewhere, only wall time is known.
"""

import os
from contextlib import suppress
from time import monotonic

NANO = 1e-9


def _held(pid, name):
    """{thread: what its file of that name holds}; {} where there is none."""
    found = {}
    with suppress(OSError), os.scandir(f"/proc/{pid}/task") as threads:
        for thread in threads:
            with suppress(OSError), open(f"{thread.path}/{name}", "rb") as file:
                found[thread.name] = file.read()
    return found


def threads_of(pid):
    """{thread: (seconds that it ran, seconds that it waited)}; {} where nobody counts them."""
    held = _held(pid, "schedstat").items()
    return {thread: tuple(int(n) * NANO for n in text.split()[:2]) for thread, text in held}


def is_ready(pid):
    """Whether a thread runs or waits for a processor, rather than sleeps."""
    return any(text.rpartition(b") ")[2][:1] == b"R" for text in _held(pid, "stat").values())


COUNTED = any(ran for ran, _ in threads_of(os.getpid()).values())  # else the time is wall time


class Clock:
    """The time that a process has had since the clock was made with it.

    It had all the time but what its longest waiting thread waited between two readings; and at
    least what its busiest thread ran, however many others wait.
    """

    def __init__(self, pid):
        self.pid, self.seconds = pid, 0.0
        self.wall, self.threads = monotonic(), {}
        self.not_waited = self.ran = 0.0

    def read(self):
        """Bring `seconds` up to date and return it.

        The kernel tells of a wait when it is over; until then, nothing is counted.
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
