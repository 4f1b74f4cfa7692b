"""What both sides of the border know of a run: the shape of a call, and the set-up.

Read this room's other files after it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from kata.wire import BUILTINS
from kata.wire.limits import Limits

__builtins__ = BUILTINS

LARGEST_MESSAGE = 1 << 18  # bytes of a packet between the judge and the template of its processes
OTHER_CELLS = "# what other cells define:"  # below a notebook's cell, which keeps its lines so
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
