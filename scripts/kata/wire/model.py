"""What both sides of the border know of a run: the shape of a call, the limits, the set-up.

Read this room's other files after it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from kata.wire import BUILTINS

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


__builtins__ = BUILTINS

Kind: TypeAlias = "str | tuple[str, Kind]"  # a type: "int", "ListNode", ("List", "TreeNode") ...


# The ways in which a case calls a solution, and what counts then.
RETURNED = "returned"  # the value that the method returns
CHANGED = "changed"  # the first argument after the call
BOTH = "both"  # the value, and an argument after the call
PLAYED = "played"  # the results of all calls on one instance, as for a class TicTacToe
ROUND_TRIP = "round trip"  # what the last method returns; each gets what the one before returned


class Shape(NamedTuple):
    """What the spec and given.py say about a call."""

    name: str  # of the class
    main: str  # the method that a case calls first or, if LeetCode plays, the name of the class
    methods: dict[str, tuple[list[Kind], Kind]]  # {name: kinds of the parameters and the result}
    way: str
    given: str  # the source of given.py
    inputs: list[Kind] | None = None  # of a case, if `arguments` in given.py takes them
    changed: int = 0  # the index of the argument that counts, for CHANGED and BOTH
    written: Kind | None = None  # what `write` in given.py returns, if it makes the result
    shared: bool = False  # whether all methods of a round trip are called on one instance

    @property
    def returns_nothing(self) -> bool:
        return self.methods[self.main][1] == "None"

    @property
    def judged_argument(self) -> int | None:
        """The index of the argument that is judged; None if it is the result."""
        return self.changed if self.way == CHANGED else None


class Pipes(NamedTuple):
    """What a solution's process shares with the judge, each as the number of a file."""

    records: int  # for what it sends; first, as a test looks for it there
    requests: int  # for what it is asked, closed when the judge ends
    page: int  # the beginning of what it prints in a case


class Setup(NamedTuple):
    """The solution, and what its process may do."""

    path: str
    shape: Shape
    limits: Limits
    packages: dict[str, str]  # {name: folder} of those that LeetCode has and that it imports
    readable: list[str]  # paths that it may read, besides Python's and the system's
    attached: bool  # to the terminal: its input and output are not redirected

    def plain(self) -> tuple[Any, ...]:
        """As plain data."""
        return tuple(tuple(v) if isinstance(v, (Shape, Limits)) else v for v in self)


def setup_of(data: tuple[Any, ...]) -> Setup:
    """Return the Setup that `plain` took apart."""
    setup = Setup(*data)
    return setup._replace(shape=Shape(*setup.shape), limits=Limits(*setup.limits))


class Sandbox(NamedTuple):
    """What is in force of the sandbox: the version of Landlock, 0 for none, and the filter."""

    landlock: int = 0
    seccomp: bool = False

    @property
    def missing(self) -> str:
        """What is not in force, in words, or nothing."""
        return " and no ".join(name for name, part in self._asdict().items() if not part)
