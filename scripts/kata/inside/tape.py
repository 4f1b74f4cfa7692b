"""Stands in for standard output: keeps the beginning of what is printed in a case.

It is kept in a page that the judge can read too, so that it is not lost with the process.
"""

import io
import mmap

from kata.wire import BUILTINS
from kata.wire.pipe import PAGE_HEAD, PAGE_SIZE, PRINTED_MOST

__builtins__ = BUILTINS


class Bytes(io.RawIOBase):
    """The tape as `sys.stdout.buffer`."""

    def __init__(self, keep):
        self.keep = keep

    def writable(self):
        return True

    def write(self, data):
        self.keep(bytes(data))
        return len(data)

    def close(self):
        """It stays open when a stream that was put around it ends."""


class Tape(io.TextIOBase):
    """A text stream: what follows the first bytes of a case costs next to nothing."""

    encoding, errors = "utf-8", "replace"

    def __init__(self, page):
        self.page = mmap.mmap(page, PAGE_SIZE)
        self.kept = 0  # bytes
        self.buffer = Bytes(self.keep)

    def writable(self):
        return True

    def reconfigure(self, **_):
        """It is UTF-8, whatever a solution asks for."""

    def write(self, text):
        if self.kept < PRINTED_MOST:
            self.keep(text.encode("utf-8", "replace"))
        return len(text)

    def keep(self, data):
        """Append as much as there is room for."""
        start = PAGE_HEAD + self.kept
        data = data[: max(PAGE_SIZE - start, 0)]
        self.page[start : start + len(data)] = data
        self.kept += len(data)
        self.page[:PAGE_HEAD] = self.kept.to_bytes(PAGE_HEAD, "little")

    def taken(self):
        """What was kept, for the last time: the tape is blank afterwards."""
        if not self.kept:
            return b""
        data = self.page[PAGE_HEAD : PAGE_HEAD + self.kept]
        self.kept = 0
        self.page[:PAGE_HEAD] = bytes(PAGE_HEAD)
        return data
