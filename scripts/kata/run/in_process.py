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
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any, NoReturn

from kata import ticks
from kata.inside.load import loaded
from kata.inside.server import probe, run_case
from kata.inside.tape import Tape
from kata.problem.solution import Solution
from kata.run.leftovers import FREEING, free_one_by_one, restore
from kata.run.session import ENDED, LATE, Event, Session
from kata.run.usage import Stopwatch
from kata.wire import NAME, nodes
from kata.wire.call import Caller
from kata.wire.limits import MB, Limits
from kata.wire.model import Setup
from kata.wire.prelude import given_by
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


class OverError(BaseException):
    """A call must end: its time or memory is used up, or it ends the process that it lacks."""


@dataclass
class InProcessSession(Session):
    """A session in this interpreter."""

    setup: Setup
    limits: Limits
    waiting: deque[tuple[Any, ...]] = field(default_factory=deque)  # what is asked for
    clock: Stopwatch = field(default_factory=Stopwatch)
    most: int = 0  # bytes that this interpreter may use
    caller: Caller | None = None
    line: int = 0  # that was running when the time was over
    status: int | None = None  # with which it would have ended its process
    tape: Tape = field(default_factory=lambda: Tape(NO_FILE))  # of what is printed
    is_ready = True

    def load(self) -> Event | None:
        event, seconds = self._timed(self._load, self.limits.load)
        self.clock.seconds += seconds
        return None if self.caller else event

    def _load(self) -> Event:
        said = [Event(READY)]
        restore(given_by(self.setup.shape))
        self.caller = loaded(self.setup, NAME, lambda *record: said.append(Event(*record)))
        if self.caller:
            for module in nodes, self.caller.given, sys.modules["solution"]:
                free_one_by_one(vars(module))
        return said[-1]

    def request(self, verb: str, *details: Any) -> None:
        each = [(verb, arguments) for arguments in details[0]] if verb == CASES else []
        self.waiting.extend(each or [(verb, *details)])

    def events_once_loaded(self, patience: float) -> Iterator[Event]:
        assert self.caller
        caller, sent = self.caller, list[Event]()

        def emit(letter: bytes, rest: bytes) -> None:
            sent.append(Event(letter, rest))

        def run() -> Event:
            verb, *details = self.waiting.popleft()
            if verb != CASES:
                return Event(*probe(caller, verb, details, emit))
            (arguments,) = details
            begun[0] = numbers.get(arguments, len(numbers) + 1)
            for announce in announced:
                announce(begun[0])
            found = known.get(arguments) or Event(*run_case(caller, arguments, NAME))
            return found._replace(converted=caller.converted.encode())

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
            if is_over or (frame and frame.f_code.co_filename in FREEING):
                return
            is_full, is_late = used() > self.most, monotonic() > start + patience
            if not (is_full or is_late):
                return
            swallowed += instead is not None
            if swallowed == MOST_SWALLOWED:
                for tell in going_on:
                    tell(begun[0])
            instead = Event(RAISED, NO_MEMORY) if is_full else Event(LATE)
            self.line = line_in(frame) or self.line
            raise OverError

        def exited(status: int) -> NoReturn:
            self.status = status
            raise OverError

        ticks.looks.append(look)
        sys.stdout = sys.stderr = self.tape
        os._exit = exited
        try:
            event = work()
            is_over = True
        except OverError:
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
            setup = Setup(str(path), solution.shape, limits, attached=False)
            yield InProcessSession(setup, limits, most=used() + limits.memory * MB // WIDTH)
        finally:
            sys.setrecursionlimit(before)
