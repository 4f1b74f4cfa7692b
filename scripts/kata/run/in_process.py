"""A session where there are no processes: the solution runs in the judge's own interpreter.

A browser has no processes, and there a solution can harm nobody but its author. Where a case ends
the whole interpreter, the next interpreter is told how that case ends.
"""

import os
import sys
import tempfile
from array import array
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any, NoReturn

from kata import ticks
from kata.inside.load import loaded
from kata.inside.server import probe, run_case
from kata.inside.tape import Tape
from kata.problem.solution import Solution
from kata.run import deep_free
from kata.run.session import ENDED, LATE, Event
from kata.wire import NAME
from kata.wire.call import Caller
from kata.wire.limits import MB, Limits
from kata.wire.model import Sandbox, Setup
from kata.wire.records import CASES, NO_MEMORY, RAISED, READY

NO_FILE = -1  # for a tape that nobody else reads
begun = array("i", [0])  # the number of the case under way, which can be read from outside
refused = array("i", [0])  # how often there was no more memory, as noted from outside
numbers: dict[bytes, int] = {}  # {arguments: number} of the cases that are kept
known: dict[bytes, Event] = {}  # {arguments: how a case ends} where it ends the interpreter
announced: list[Callable[[int], None]] = []  # called with the number of each case that begins
going_on: list[Callable[[int], None]] = []  # called with the number of a case that cannot be ended
memory: list[Callable[[], int]] = []  # says how many bytes are in use
MOST_SWALLOWED = 10  # errors that are to end a case, after which nothing will
WIDTH = 2  # times as many bytes as here have pointers where solutions have processes


class LateError(BaseException):
    """The time for a call is over."""


class FullError(BaseException):
    """The memory for a call is used up."""


class ExitedError(BaseException):
    """The solution has ended the process that it does not have."""


@dataclass
class Clock:
    """The time that the solution has had."""

    seconds: float = 0.0

    def read(self) -> float:
        return self.seconds


@dataclass
class InProcessSession:
    """A session in this interpreter."""

    setup: Setup
    waiting: deque[tuple[Any, ...]] = field(default_factory=deque)  # what is asked for
    clock: Clock = field(default_factory=Clock)
    end: float = inf
    most: int = 0  # bytes that this interpreter may use
    is_ready: bool = True
    sandbox: Sandbox = field(default_factory=Sandbox)
    caller: Caller | None = None
    failure: Event | None = None  # to load
    line: int = 0  # that was running when the time was over
    status: int | None = None  # with which it would have ended its process
    tape: Tape = field(default_factory=lambda: Tape(NO_FILE))  # of what is printed

    @property
    def limits(self) -> Limits:
        return self.setup.limits

    def failed_to_load(self) -> Event | None:
        if not self.caller and not self.failure:
            event, seconds = self._timed(self._load, self.limits.load)
            self.clock.seconds += seconds
            self.failure = None if self.caller else event
        return self.failure

    def _load(self) -> Event:
        said = [Event(READY)]
        self.caller = loaded(self.setup, NAME, lambda *record: said.append(Event(*record)))
        return said[-1]

    def request(self, verb: str, *details: Any) -> None:
        each = [(verb, arguments) for arguments in details[0]] if verb == CASES else []
        self.waiting.extend(each or [(verb, *details)])

    def events(self, patience: float) -> Iterator[Event]:
        if failure := self.failed_to_load():
            yield failure
            return
        assert self.caller
        caller, sent = self.caller, list[Event]()

        def emit(letter: bytes, rest: bytes) -> None:
            sent.append(Event(letter, rest))

        def case(arguments: bytes) -> Event:
            begun[0] = numbers.get(arguments, len(numbers) + 1)
            for announce in announced:
                announce(begun[0])
            found = known.get(arguments) or Event(*run_case(caller, arguments, NAME))
            return found._replace(converted=caller.converted.encode())

        def run() -> Event:
            verb, *details = self.waiting.popleft()
            is_case = verb == CASES
            event = (
                case(*details)
                if is_case
                else Event(*probe(self.setup, caller, verb, details, emit))
            )
            deep_free.release()
            return event

        while self.waiting:
            event, seconds = self._timed(run, patience)
            yield from sent  # before the time for them is over
            self.clock.seconds += seconds
            yield event
            sent.clear()
            if event.letter in (LATE, ENDED):
                return

    def _timed(self, work: Callable[[], Event], patience: float) -> tuple[Event, float]:
        """Return the event that comes of this work, with what is printed, and the seconds it took.

        It is LATE after the time, RAISED when the memory is used up, and ENDED if the process was
        to end. Once memory was refused, any error is due to that: Python 3.14 goes on with a string
        that could not grow, and raises another.
        """
        start, is_over, instead, swallowed = monotonic(), False, None, 0
        streams, leave, before = (sys.stdout, sys.stderr), os._exit, refused[0]

        def look(frame: FrameType | None) -> None:
            nonlocal instead, swallowed
            if is_over or (frame and frame.f_code.co_filename == deep_free.__file__):
                return
            is_full, is_late = used() > self.most, monotonic() > start + patience
            if is_full or is_late:
                swallowed += instead is not None
                if swallowed == MOST_SWALLOWED:
                    for tell in going_on:
                        tell(begun[0])
            if is_full:
                instead = Event(RAISED, NO_MEMORY)
                raise FullError
            if is_late:
                instead, self.line = Event(LATE), line_in(frame) or self.line
                raise LateError

        def exited(status: int) -> NoReturn:
            self.status = status
            raise ExitedError

        ticks.looks.append(look)
        sys.stdout = sys.stderr = self.tape
        os._exit = exited
        try:
            event = work()
            is_over = True
        except (LateError, FullError, ExitedError):
            is_over = True
        finally:  # in few steps, since there are many cases
            sys.stdout, sys.stderr = streams
            os._exit = leave
            ticks.looks.remove(look)
        if instead or self.status is not None:
            event = instead or Event(ENDED)
        elif event.letter == RAISED and refused[0] > before:
            event = Event(RAISED, NO_MEMORY)
        return event._replace(printed=self.tape.taken()), monotonic() - start

    def ending(self) -> tuple[str, None]:
        return f"the process exited with status {self.status}", None

    def line_noted(self) -> int:
        return 0  # a process that exits notes none

    def line_at_work(self) -> int:
        return self.line


def used() -> int:
    """Return the bytes that this interpreter uses, 0 if unknown."""
    return memory[0]() if memory else 0


def line_in(frame: FrameType | None) -> int:
    """Return the innermost line of the solution's file, 0 for none."""
    while frame and frame.f_code.co_filename != NAME:
        frame = frame.f_back
    return frame.f_lineno if frame else 0


@contextmanager
def in_process(solution: Solution, limits: Limits) -> Iterator[InProcessSession]:
    """A session with a solution in this interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "solution.py")
        path.write_text(solution.source, encoding="utf-8")
        before = sys.getrecursionlimit()
        sys.setrecursionlimit(limits.recursion)
        try:
            setup = Setup(str(path), solution.shape, limits, {}, [], attached=False)
            yield InProcessSession(setup, most=used() + limits.memory * MB // WIDTH)
        finally:
            sys.setrecursionlimit(before)
