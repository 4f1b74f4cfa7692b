"""How much time a process has had: what it computed and slept, not what it waited for a processor.

Linux counts both for every thread, in nanoseconds: /proc/<pid>/task/<tid>/schedstat holds how long
it ran, and how long it was ready to run but had to wait. Elsewhere, only wall time is known.
"""

import os
from contextlib import suppress
from time import monotonic

NANO = 1e-9


def threads_of(pid):
    """{thread: (seconds that it ran, seconds that it waited)}; {} where nobody counts them."""
    found = {}
    with suppress(OSError):
        for thread in os.scandir(f"/proc/{pid}/task"):
            with suppress(OSError), open(f"{thread.path}/schedstat", "rb") as file:
                ran, waited, _ = file.read().split()
                found[thread.name] = int(ran) * NANO, int(waited) * NANO
    return found


COUNTED = any(ran for ran, _ in threads_of(os.getpid()).values())  # else the time is wall time


class Clock:
    """The time that a process has had since the clock was made with it.

    Between two readings, it had all the time but what its longest waiting thread waited; and at
    least what its busiest thread ran, however many others wait.
    """

    def __init__(self, pid):
        self.pid, self.seconds = pid, 0.0
        self.wall, self.threads = monotonic(), {}

    def read(self):
        """Bring `seconds` up to date and return it."""
        now, threads = monotonic(), threads_of(self.pid)
        spans = [
            [after - before for after, before in zip(times, self.threads.get(thread, (0.0, 0.0)))]
            for thread, times in threads.items()
        ]
        ran, waited = map(max, zip(*spans)) if spans else (0.0, 0.0)
        self.seconds += max(now - self.wall - waited, ran)
        self.wall, self.threads = now, threads
        return self.seconds
