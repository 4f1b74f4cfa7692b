"""Catches what a solution prints, as much of it as is shown."""

import io
import mmap
from collections.abc import Callable
from typing import Any

from kata.wire import BUILTINS
from kata.wire.records import PRINTED_HEAD, PRINTED_MOST, PRINTED_SIZE

__builtins__ = BUILTINS


class Tape(io.TextIOBase):
    """A text stream; once the page is full, printing costs next to nothing."""

    encoding, errors = "utf-8", "replace"

    def __init__(self, page: int) -> None:
        self.page = mmap.mmap(page, PRINTED_SIZE)
        self.kept = 0  # bytes
        self.buffer = Bytes(self.keep)

    def writable(self) -> bool:
        return True

    def reconfigure(self, **_: object) -> None:
        """Stay UTF-8, whatever a solution asks for."""

    def write(self, text: str) -> int:
        if self.kept < PRINTED_MOST:
            self.keep(text.encode("utf-8", "replace"))
        else:
            vars(self)["write"] = len  # until the tape is blank again
        return len(text)

    def keep(self, data: bytes) -> None:
        """Append as much as there is room for."""
        start = PRINTED_HEAD + self.kept
        data = data[: max(PRINTED_SIZE - start, 0)]
        self.page[start : start + len(data)] = data
        self.kept += len(data)
        self.page[:PRINTED_HEAD] = self.kept.to_bytes(PRINTED_HEAD, "little")

    def taken(self) -> bytes:
        """Take what was kept; the tape is blank afterwards."""
        if not self.kept:
            return b""
        data = self.page[PRINTED_HEAD : PRINTED_HEAD + self.kept]
        self.kept = 0
        self.page[:PRINTED_HEAD] = bytes(PRINTED_HEAD)
        vars(self).pop("write", None)
        return data


class Bytes(io.RawIOBase):
    """The tape as `sys.stdout.buffer`."""

    def __init__(self, keep: Callable[[bytes], None]) -> None:
        self.keep = keep

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.keep(bytes(data))
        return len(data)

    def close(self) -> None:
        """Stay open when a stream that wraps this one is closed."""
