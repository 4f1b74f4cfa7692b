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

from kata.inside import NAME
from kata.inside.call import MOST
from kata.inside.confine import FAULT
from kata.inside.pipe import PRINTED, RAISED, received, send
from kata.scratch import is_overfull

LATE, FULL, ENDED = b"T", b"F", b"X"  # events beside the records; the process ends after them
LONGEST_RECORD = 2 * MOST  # bytes
LONGEST_NOTE = 1 << 16  # bytes of what faulthandler writes
LOOK = 0.1  # seconds between two looks at its folder


@dataclass(frozen=True)
class Child:
    """A process that a solution runs in, and our ends of its pipes."""

    process: subprocess.Popen
    out: BinaryIO  # what it sends
    asked: BinaryIO  # what it is asked; it ends when this is closed, as by our own death
    notes: BinaryIO  # what faulthandler writes
    folder: str  # the only one that it writes in
    buffer: bytearray = field(default_factory=bytearray)

    def events(self, patience, deadline=float("inf")):
        """Each (letter, rest) that it sends, none later than `patience` seconds after the last.

        Nothing follows LATE (nothing came in time), FULL (there is too much in its folder) and
        ENDED. What is printed does not win time.
        """
        since, moved, look = monotonic(), True, 0
        while True:
            for record in received(self.buffer):
                letter = record[:1]
                if letter != PRINTED:
                    since, moved = monotonic(), True
                yield letter, record[1:]
            if len(self.buffer) > LONGEST_RECORD:
                yield RAISED, b""  # which nothing of ours sends
            now = monotonic()
            late = now >= deadline or (now >= since + patience and not moved)
            left = max(min(since + patience, deadline) - now, 0)
            if now >= look:
                look = now + LOOK
                if is_overfull(self.folder):
                    yield FULL, b""
                    return
            if late or not select.select([self.out], [], [], min(left, LOOK))[0]:
                if late or left <= LOOK:
                    yield LATE, b""
                    return
                continue
            moved = False
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

    def ending(self):
        """How the process ended that should not have."""
        try:
            status = self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "the process closed the judge's pipe"
        if status == FAULT:
            lines = self._noted().decode("utf-8", "replace").splitlines() or ["no reason given"]
            return f"the judge's part of the process failed: {lines[-1]}"
        if status >= 0:
            return f"the process exited with status {status}"
        return f"the process was killed by {signal.strsignal(-status) or -status}"

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
