"""A process that a solution runs in, as its judge sees it: what it sends, and how it ended."""

import os
import re
import select
import signal
import subprocess
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic, sleep
from typing import BinaryIO

from kata.run.clock import Clock
from kata.run.scratch import is_overfull
from kata.wire import FAULT, NAME
from kata.wire.pipe import PAGE_HEAD, PRINTED, PRINTED_MOST, RAISED, received, send
from kata.wire.plain import MOST

LATE, FULL, ENDED = b"T", b"F", b"X"  # events beside the records; the process ends after them
LONGEST_RECORD = 2 * MOST  # bytes
LONGEST_NOTE = 1 << 16  # bytes of what faulthandler writes
LOOK = 0.1  # seconds between two looks at its clock and its folder
ENDING = 5  # seconds in which a process that closed its pipe ends, also on a busy machine


@dataclass(frozen=True)
class Child:
    """A process that a solution runs in, and our ends of its pipes."""

    process: subprocess.Popen
    clock: Clock  # of its time
    out: BinaryIO  # what it sends
    asked: BinaryIO  # what it is asked; it ends when this is closed, as by our own death
    notes: BinaryIO  # what faulthandler writes
    page: BinaryIO  # what it prints in a case
    folder: str  # the only one that it writes in
    buffer: bytearray = field(default_factory=bytearray)

    def events(self, patience):
        """Each (letter, rest) that it sends, at most `patience` seconds of its time apart.

        Nothing follows LATE (nothing came in time), FULL (there is too much in its folder) and
        ENDED. What is printed does not extend the time.
        """
        read, spent, look = self.clock.read(), 0.0, 0.0
        since, moved = monotonic(), True
        while True:
            for record in received(self.buffer):
                yield record[:1], record[1:]
                if record[:1] != PRINTED:
                    since, moved = monotonic(), True
            if len(self.buffer) > LONGEST_RECORD:
                yield RAISED, b""  # our code never sends this
            if (now := monotonic()) >= look:
                last, read = read, self.clock.read()
                spent = min(read - last, now - since) if moved else spent + read - last
                moved, left = False, patience - spent
                if is_overfull(self.folder):
                    yield FULL, b""
                    return
                if left <= 0:
                    yield LATE, b""
                    return
                look = now + min(left, LOOK)
            if select.select([self.out], [], [], max(look - monotonic(), 0))[0]:
                data = self.out.read(1 << 16)
                if not data:
                    yield ENDED, b""
                    return
                self.buffer.extend(data)
                if len(data) < 1 << 15:
                    sleep(0.001)  # waking up for every result costs more than the result

    def ask(self, request, patience):
        """The event with which it responds to a request."""
        with suppress(BrokenPipeError):  # then the event is its end
            send(self.asked.fileno(), request)
        return next(self.events(patience))

    def printed(self):
        """The beginning of what it has printed in the case that it is at."""
        size = int.from_bytes(os.pread(self.page.fileno(), PAGE_HEAD, 0), "little")
        return os.pread(self.page.fileno(), min(size, PRINTED_MOST), PAGE_HEAD)

    def ending(self):
        """Why the process ended unexpectedly."""
        try:
            status = self.process.wait(timeout=ENDING)
        except subprocess.TimeoutExpired:
            return "the process closed the judge's pipe"
        if status == FAULT:
            lines = self._noted().decode("utf-8", "replace").splitlines() or ["no reason given"]
            return f"the judge's part of the process failed: {lines[-1]}"
        if status >= 0:
            return f"the process exited with status {status}"
        return f"the process was killed by signal {-status}: {signal.strsignal(-status)}"

    def line_at_work(self):
        """The line of the solution's file that is running now, 0 when it cannot be told."""
        self.process.send_signal(signal.SIGUSR1)
        for _ in range(50):  # the reply comes at once, unless the machine is busy
            if line := self.line_noted():
                return line
            sleep(0.01)
        return 0

    def line_noted(self):
        """The innermost line of the solution's file in what faulthandler wrote, 0 for none."""
        found = re.search(rb'File "%s", line (\d+)' % NAME.encode(), self._noted())
        return int(found[1]) if found else 0

    def _noted(self):
        """The end of the notes: a solution may have written any amount before it."""
        self.notes.seek(max(self.notes.seek(0, os.SEEK_END) - LONGEST_NOTE, 0))
        return self.notes.read()
