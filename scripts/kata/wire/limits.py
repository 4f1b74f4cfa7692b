"""The limits of time, memory and files that a solution must keep."""

from __future__ import annotations

from typing import NamedTuple

MB = 1 << 20
PATIENCE = 3  # times the limit of a case, for one that is tried again


class Limits(NamedTuple):
    """The most that a solution may use; `--limit=NAME=NUMBER` changes any of these."""

    load: float = 6.0  # seconds of its time for loading the file
    case: float = 2.0  # seconds of its time for one case
    run: float = 30.0  # seconds of its time for all cases; if they run out, some are left out
    memory: int = 512  # MB of address space beyond the interpreter
    stack: int = 640  # MB: 1 kB for each frame and more, which Python 3.10 and 3.11 may need
    recursion: int = 550_000  # Python frames, as public code that imitates LeetCode's driver sets
    open: int = 64  # files open at a time
    file: int = 16  # MB of one file
    scratch: int = 64  # MB of all its files together
    written: int = 1024  # MB that it writes in all, also to files that it deletes
    files: int = 1000  # in all; folders and links count as files
    threads: int = 128  # at a time

    @property
    def processor(self) -> int:
        """The seconds of processor time after which the system ends a process, as a last resort."""
        return round(self.run + self.load + self.patient.case)

    @property
    def patient(self) -> Limits:
        """The limits for a case that is tried again, alone."""
        return self._replace(case=PATIENCE * self.case)


RANGES = {  # the numbers that make sense for a limit, unless all above 0 do
    "memory": (16, 10**6),
    "stack": (8, 8192),
    "recursion": (100, 10**7),
    "open": (16, 10**4),
    "threads": (2, 10**4),  # with the one that serves the judge
}
