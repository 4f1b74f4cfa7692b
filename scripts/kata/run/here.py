"""A stand-in for a solution's process where there are none: it runs in the judge's own interpreter.

That is so in a browser, where nobody is judged but who wrote the solution. What ends even the
interpreter is known to the next one.
"""

import os
import sys
import tempfile
from array import array
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from marshal import loads
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import NoReturn

from kata import ticks
from kata.inside.judging import Tape, run_case
from kata.inside.load import loaded
from kata.inside.measuring import respond
from kata.problem.solution import Solution
from kata.run.child import ENDED, LATE, Event
from kata.run.hold import Holding
from kata.wire import NAME
from kata.wire.call import Caller
from kata.wire.model import Limits, Sandbox, Setup
from kata.wire.records import READY, take_apart

NO_FILE = -1  # for a tape that nobody else reads
begun = array("i", [0])  # how many cases were begun, which can be read from outside
known: dict[bytes, Event] = {}  # {arguments: how a case ends} where it ends the interpreter
announced: list[Callable[[int], None]] = []  # called with the number of each case that begins


class LateError(BaseException):
    """The time for a call is over."""


class ExitedError(BaseException):
    """The solution has ended the process that it does not have."""


@dataclass
class Clock:
    """The time that the solution has had."""

    seconds: float = 0.0

    def read(self) -> float:
        return self.seconds


@dataclass
class Here:
    """A solution in this interpreter; for a judge, it is what a Child is."""

    setup: Setup
    waiting: deque[bytes]  # the arguments of cases or, if it measures, requests
    measures: bool
    clock: Clock = field(default_factory=Clock)
    caller: Caller | None = None
    line: int = 0  # that was running when the time was over
    status: int | None = None  # with which it would have ended its process
    is_ready: bool = True
    tape: Tape = field(default_factory=lambda: Tape(NO_FILE))  # of what is printed
    sandbox: Sandbox = field(default_factory=Sandbox)

    @property
    def limits(self) -> Limits:
        return self.setup.limits

    def failed_to_load(self) -> Event | None:
        """Load the file: None, or the event that came instead of that."""
        failures: list[Event] = []

        def load() -> Event:
            self.caller = loaded(self.setup, NAME, lambda *record: failures.append(Event(*record)))
            return failures[0] if failures else Event(READY)

        event, seconds = self._timed(load, self.limits.load)
        self.clock.seconds += seconds
        return None if self.caller else event

    def events(self, patience: float) -> Iterator[Event]:
        """The steps that each case or request sends, then how it ends; LATE and ENDED are last."""
        if not self.caller and (failure := self.failed_to_load()):
            yield failure
            return
        caller, sent = self.caller, list[Event]()
        assert caller
        holding = Holding(caller)

        def emit(letter: bytes, rest: bytes) -> None:
            sent.append(Event(letter, rest))

        def measure() -> Event:
            request = self.waiting.popleft()
            return Event(*respond(self.setup, caller, request, emit))

        def run() -> Event:
            arguments = self.waiting.popleft()
            begun[0] += 1
            for announce in announced:
                announce(begun[0])
            found = known.get(arguments) or Event(*run_case(holding, arguments, NAME))
            holding.release()
            return found._replace(converted=caller.converted.encode())

        while True:
            event, seconds = self._timed(measure if self.measures else run, patience)
            yield from sent  # before the time for them is over
            self.clock.seconds += seconds
            yield event
            sent.clear()
            if event.letter in (LATE, ENDED):
                return

    def _timed(self, work: Callable[[], Event], patience: float) -> tuple[Event, float]:
        """The event that comes of this work, with what is printed, and the seconds it took.

        It is LATE after the time, and ENDED if the process was to end.
        """
        start, is_over, is_late = monotonic(), False, False
        streams, leave = (sys.stdout, sys.stderr), os._exit

        def look(frame: FrameType | None) -> None:
            nonlocal is_late
            if not is_over and monotonic() > start + patience:
                is_late, self.line = True, line_in(frame) or self.line
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
        except (LateError, ExitedError) as error:
            is_over = True
            take_apart(error)
        finally:  # in few steps, since there are many cases
            sys.stdout, sys.stderr = streams
            os._exit = leave
            ticks.looks.remove(look)
        if is_late or self.status is not None:
            event = Event(LATE if is_late else ENDED)
        return event._replace(printed=self.tape.taken()), monotonic() - start

    def ask(self, request: bytes, patience: float) -> Event:
        """The event with which it responds to a request."""
        self.request(request)
        return next(self.events(patience))

    def request(self, request: bytes) -> None:
        """Run a case with these arguments or, if it serves requests, measure."""
        self.waiting.append(request)

    def ending(self) -> tuple[str, str]:
        """Why it has ended, in the words of a Child."""
        return f"the process exited with status {self.status}", ""

    def line_noted(self) -> int:
        """0: a process that exits notes none."""
        return 0

    def line_at_work(self) -> int:
        """The line of the solution's file that was running when the time was over, 0 if unknown."""
        return self.line


def line_in(frame: FrameType | None) -> int:
    """The innermost line of the solution's file, 0 for none."""
    while frame and frame.f_code.co_filename != NAME:
        frame = frame.f_back
    return frame.f_lineno if frame else 0


@contextmanager
def started(
    solution: Solution,
    limits: Limits,
    cases: int | None = None,
    spans: list[range] | None = None,
    attached: bool = False,
) -> Iterator[Here]:
    """A solution in this interpreter, in place of a process for it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "solution.py")
        path.write_text(solution.source, encoding="utf-8")
        setup = Setup(
            path=str(path),
            shape=solution.shape,
            limits=limits,
            records=NO_FILE,
            requests=NO_FILE,
            packages={},
            readable=[],
            attached=attached,
            cases=None,
        )
        waiting = deque[bytes]()
        if cases is not None:
            size = int.from_bytes(os.pread(cases, 8, 0), "little")
            arguments = loads(os.pread(cases, size, 8))
            waiting.extend(arguments[index] for span in spans or () for index in span)
        before = sys.getrecursionlimit()
        sys.setrecursionlimit(limits.recursion)
        try:
            yield Here(setup, waiting, measures=cases is None)
        finally:
            sys.setrecursionlimit(before)
