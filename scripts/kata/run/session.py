"""A session with a solution: it runs cases, answers probes, and reports how it ends."""

from collections.abc import Iterator
from enum import Enum
from typing import Any, NamedTuple, Protocol

from kata.wire.limits import Limits
from kata.wire.model import Sandbox

# Events that no record stands for; they have a word where a record has one letter.
LATE, STARVED, FULL, CROWDED, ENDED = b"late", b"starved", b"full", b"crowded", b"ended"
LAST = LATE, STARVED, FULL, CROWDED, ENDED  # after which nothing comes


class Fault(Enum):
    """Why a process ended where its status does not say; an Enum, which no text can pass for."""

    KILLED = "killed from outside"
    SPENT = "out of processor time"
    MEMORY = "out of memory"


class Event(NamedTuple):
    """A record that a process sends, or its end, with what it sent before that in the same case."""

    letter: bytes
    rest: bytes = b""
    printed: bytes = b""
    converted: bytes = b""  # what the result has in place of the stated type


class Ticking(Protocol):
    """Counts the time that a solution has had."""

    seconds: float  # at the last reading

    def read(self) -> float: ...


class Session(Protocol):
    """A solution that is loaded once, and then runs cases and is probed, one after the other."""

    end: float  # by monotonic(): then it is LATE, however little time it has had
    is_ready: bool  # whether it has come to the solution's file: nothing of that ran before
    sandbox: Sandbox  # the one in force, as soon as it is ready

    @property
    def limits(self) -> Limits: ...
    @property
    def clock(self) -> Ticking: ...

    def failed_to_load(self) -> Event | None:
        """Load the file unless it is loaded; None, or the event that came instead."""

    def request(self, verb: str, *details: Any) -> None:
        """Ask for something; what the pipe has no room for is sent while we wait for events."""

    def events(self, patience: float) -> Iterator[Event]:
        """The events that it sends; between two, at most `patience` seconds of its time pass."""

    def ending(self) -> tuple[str, Fault | None]:
        """Return why it ended unexpectedly: in words, and as a Fault if it is one."""

    def line_at_work(self) -> int:
        """Return the line of the solution's file that is running now, 0 if unknown."""

    def line_noted(self) -> int:
        """Return the line of the solution's file at which its process ended, 0 if unknown."""


def ask(session: Session, patience: float, verb: str, *details: Any) -> Event:
    """Return the event with which a session responds to a request."""
    session.request(verb, *details)
    return next(session.events(patience))
