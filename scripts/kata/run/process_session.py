"""A session with a solution in a process of its own."""

import os
import re
import select
import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from marshal import dumps
from time import monotonic, sleep
from typing import Any, BinaryIO

from kata.run.forks import Process
from kata.run.scratch import is_overfull
from kata.run.session import CROWDED, ENDED, FULL, LATE, STARVED, Event, Fault, Session
from kata.run.usage import Clock, processor_time, written_by
from kata.wire import FAULT, NAME, records
from kata.wire.limits import MB, Limits
from kata.wire.model import Sandbox
from kata.wire.plain import LARGEST_RESULT

LONGEST_RECORD = 2 * LARGEST_RESULT  # bytes
LONGEST_NOTE = 1 << 16  # bytes of the notes that are read
GIVING_UP = re.compile(rb"Cannot recover from ([\w ]+)")
NOTHING = memoryview(b"")
LOOK = 0.1  # seconds between two looks at its clock and its folder
AWAY = 1.0  # seconds that a look is late where we were stopped ourselves: none of them count
STARVING = 60  # times the limit on its time that may pass on the clock
ENDING = 5  # seconds for a process that closed its pipe to end, even on a busy machine
SENT_BY_OTHERS = signal.SIGHUP, signal.SIGINT, signal.SIGKILL, signal.SIGTERM


@dataclass
class ProcessSession(Session):
    """A session in a process of its own, and our ends of its pipes."""

    process: Process
    limits: Limits
    clock: Clock  # of its time
    sent: BinaryIO  # its records
    requests: BinaryIO  # to it; it ends when this is closed, as by our own death
    notes: BinaryIO  # what faulthandler and the interpreter write
    page: BinaryIO  # the beginning of what it prints in a case
    folder: str  # the only one that it may write in
    buffer: bytearray = field(default_factory=bytearray)
    received: int = 0  # bytes of its records
    unsent: memoryview = field(default_factory=lambda: NOTHING)  # of the requests to it

    def load(self) -> Event | None:
        event = next(self.events_once_loaded(self.limits.run))
        if event.letter != records.READY:
            return event
        self.is_ready, self.sandbox = True, Sandbox(event.rest[0], bool(event.rest[1]))
        event = next(self.events_once_loaded(self.limits.load))
        return event if event.letter != records.LOADED else None

    def events_once_loaded(self, patience: float) -> Iterator[Event]:
        """Yield the events that it sends.

        The last one is LATE (nothing came in time or by `end`), STARVED (it was given no time),
        FULL (its folder holds too much), CROWDED (it has too many threads) or ENDED. Printing does
        not extend the time.
        """
        waiting = Waiting(self.clock, patience)
        printed = converted = b""
        while True:
            for record in records.received(self.buffer):
                letter, rest = record[:1], record[1:]
                if letter == records.PRINTED:
                    printed = rest[: records.PRINTED_MOST]
                elif letter == records.CONVERTED:
                    converted = rest
                else:
                    yield Event(letter, rest, printed, converted)
                    waiting.begin()
                    printed = converted = b""
            if len(self.buffer) > LONGEST_RECORD:
                yield Event(records.RAISED)  # our code never sends this
                return
            if monotonic() >= waiting.look:
                time_is_over = waiting.over(self.end)
                if over := self._overstepped() or time_is_over:
                    yield Event(over, printed=self.printed_so_far())
                    return
            asked = [self.requests] if self.unsent else []
            seconds = max(waiting.look - monotonic(), 0)
            is_sent, can_take, _ = select.select([self.sent], asked, [], seconds)
            if can_take:
                self._send_on()
                if not self.unsent:  # it has all of the request: only now does its time begin
                    waiting.begin()
            if is_sent:
                data = self.sent.read(1 << 16)
                if not data:
                    yield Event(ENDED, printed=self.printed_so_far())
                    return
                self.buffer.extend(data)
                self.received += len(data)
                if len(data) < 1 << 15:
                    sleep(0.001)  # waking up for every result costs more than the result

    def _overstepped(self) -> bytes:
        """Return which limit other than time it has overstepped: FULL, CROWDED or none."""
        written = written_by(self.process.pid) - self.received
        has_written = written > self.limits.written * MB
        if has_written or is_overfull(self.folder, self.limits):
            return FULL
        return CROWDED if len(self.clock.waits) > self.limits.threads else b""

    def request(self, verb: str, *details: Any) -> None:
        data = dumps((verb, *details))
        self.unsent = memoryview(b"".join([self.unsent, len(data).to_bytes(4, "little"), data]))
        self._send_on()

    def _send_on(self) -> None:
        try:
            self.unsent = self.unsent[os.write(self.requests.fileno(), self.unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:  # the next event is its end
            self.unsent = NOTHING

    def printed_so_far(self) -> bytes:
        """Return the beginning of what it has printed in the current case."""
        size = int.from_bytes(os.pread(self.page.fileno(), records.PRINTED_HEAD, 0), "little")
        return os.pread(self.page.fileno(), min(size, records.PRINTED_MOST), records.PRINTED_HEAD)

    def ending(self) -> tuple[str, Fault | None]:
        import resource  # here, since a browser has none

        spent, bound = processor_time(self.process.pid), self.limits.processor
        with suppress(AttributeError, OSError):  # which it may have lowered; not on every system
            bound = resource.prlimit(self.process.pid, resource.RLIMIT_CPU)[0]
        status = self.process.wait(ENDING)
        if status is None:
            return "the process closed the judge's pipe", None
        if status == FAULT:
            lines = self._noted().decode("utf-8", "replace").splitlines() or ["no reason given"]
            why = f"the judge's part of the process failed: {lines[-1]}"
            return why, Fault.MEMORY if lines[-1].startswith("MemoryError") else None
        if status >= 0:
            return f"the process exited with status {status}", None
        why = f"the process was killed by signal {-status}: {signal.strsignal(-status)}"
        if status == -signal.SIGKILL and spent > bound - 1:  # the kernel counts roughly
            why = f"the limit is {bound} s of processor time in all"
            if bound == self.limits.processor:
                return why, Fault.SPENT
            is_ours = bound == resource.getrlimit(resource.RLIMIT_CPU)[1]
            return why, Fault.KILLED if is_ours else None
        if -status in SENT_BY_OTHERS and self.sandbox.seccomp:  # so it cannot have sent it itself
            return why, Fault.KILLED
        if status == -signal.SIGABRT and (found := GIVING_UP.search(self._noted())):
            is_memory = found[1].startswith(b"MemoryError")
            said = f"the interpreter gave up: {found[0].decode()}"
            return said, Fault.MEMORY if is_memory else None
        return why, None

    def line_at_work(self) -> int:
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGUSR1)
        for _ in range(50):  # the reply comes at once, unless the machine is busy
            if line := self.line_noted():
                return line
            sleep(0.01)
        return 0

    def line_noted(self) -> int:
        """The innermost line of the solution's file in what faulthandler wrote, 0 for none."""
        found = re.search(rb'File "%s", line (\d{1,9})\b' % NAME.encode(), self._noted())
        return int(found[1]) if found else 0

    def _noted(self) -> bytes:
        """Return the end of the notes: a solution may have written any amount before it."""
        self.notes.seek(max(self.notes.seek(0, os.SEEK_END) - LONGEST_NOTE, 0))
        return self.notes.read()


class Waiting:
    """The solution's time since its last event, read every now and then."""

    def __init__(self, clock: Clock, patience: float) -> None:
        self.clock, self.patience = clock, patience
        self.read, self.spent = clock.read(), 0.0
        self.look = 0.0  # by monotonic(): when to read the clock again
        self.begin()

    def begin(self) -> None:
        """Begin anew: something has come, or is to be waited for only now."""
        self.since, self.has_moved = monotonic(), True

    def over(self, end: float) -> bytes:
        """LATE or STARVED if the time is over, else nothing."""
        now = monotonic()
        if self.look and now > self.look + AWAY:
            self.read = self.clock.read()
        last, self.read = self.read, self.clock.read()
        passed = self.read - last
        self.spent = min(passed, now - self.since) if self.has_moved else self.spent + passed
        self.has_moved = False
        left = self.patience - self.spent
        self.look = now + min(left, LOOK, end - now)
        if left <= 0 or now >= end:
            return LATE
        return STARVED if now >= self.since + STARVING * self.patience else b""
