"""A session with a solution: it runs cases, answers probes, and reports how it ends."""

from collections.abc import Iterator
from enum import Enum
from math import inf
from typing import Any, NamedTuple

from kata.run.usage import Stopwatch
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


class Session:
    """A solution that is loaded once, and then runs cases and is probed, one after the other."""

    limits: Limits
    clock: Stopwatch  # of its time
    end = inf  # by monotonic(): then it is LATE, however little time it has had
    is_ready = False  # whether it has come to the solution's file: nothing of that ran before
    is_loaded = False
    sandbox = Sandbox()  # the one in force, as soon as it is ready
    failure: Event | None = None  # to load

    def failed_to_load(self) -> Event | None:
        """Load the file unless it is loaded; None, or the event that came instead."""
        if not self.is_loaded and not self.failure:
            self.failure = self.load()
            self.is_loaded = not self.failure
        return self.failure

    def events(self, patience: float) -> Iterator[Event]:
        """The events that it sends; between two, at most `patience` seconds of its time pass."""
        failure = self.failed_to_load()
        return iter([failure]) if failure else self.events_once_loaded(patience)

    def ask(self, patience: float, verb: str, *details: Any) -> Event:
        """Return the event with which it responds to a request."""
        self.request(verb, *details)
        return next(self.events(patience))

    def load(self) -> Event | None:
        """Load the file; None, or the event that came instead."""
        raise NotImplementedError

    def request(self, verb: str, *details: Any) -> None:
        """Ask for something; what the pipe has no room for is sent while we wait for events."""
        raise NotImplementedError

    def events_once_loaded(self, patience: float) -> Iterator[Event]:
        """Yield the same, of a solution that is loaded."""
        raise NotImplementedError

    def ending(self) -> tuple[str, Fault | None]:
        """Return why it ended unexpectedly: in words, and as a Fault if it is one."""
        raise NotImplementedError

    def line_at_work(self) -> int:
        """Return the line of the solution's file that is running now, 0 if unknown."""
        raise NotImplementedError

    def line_noted(self) -> int:
        """Return the line of the solution's file at which its process ended, 0 if unknown."""
        return 0
