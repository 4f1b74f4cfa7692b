"""Packs the runs of a page, compressed case by case, as far as there is room."""

import json
from base64 import b64encode
from dataclasses import dataclass, field
from typing import Any
from zlib import DEFLATED, Z_SYNC_FLUSH, compressobj

from kata.page.runs import Run
from kata.why.parting import Parting

GZIP = 31  # tells zlib to write gzip's header, without a time
START, END = '{"runs":{', '},"partings":'
BESIDES = 600  # characters that a case takes in a page besides its runs

Partings = dict[str, dict[str, Parting]]  # {file that fails: {other file: where they part}}


@dataclass(frozen=True)
class Blob:
    """The compressed beginning of an object that holds the runs on one case."""

    names: tuple[str, ...] = ()
    data: bytes = b""
    packer: Any = field(default_factory=lambda: compressobj(9, DEFLATED, GZIP))

    @property
    def size(self) -> int:
        """The characters that it takes in a page."""
        return BESIDES + len(self.data) * 4 // 3 if self.names else 0

    def with_run(self, name: str, run: Run) -> "Blob":
        """The same, with one more run."""
        start = "," if self.names else START
        data = {key: value for key, value in vars(run).items() if key != "value"}
        packer, more = _packed(self.packer, f"{start}{_json(name)}:{_json(data)}", Z_SYNC_FLUSH)
        return Blob((*self.names, name), self.data + more, packer)

    def closed(self, partings: Partings) -> str:
        """The whole object in base64."""
        _, end = _packed(self.packer, f"{END}{_json(partings)}}}")
        return b64encode(self.data + end).decode()


def _json(value: Any) -> str:
    """The value as JSON, in which an object of ours is a dictionary."""
    return json.dumps(value, separators=(",", ":"), default=vars)


def _packed(packer: Any, text: str, *flush: int) -> tuple[Any, bytes]:
    """The packer after the text, and what it has given out by then."""
    after = packer.copy()
    return after, after.compress(text.encode()) + after.flush(*flush)


@dataclass
class Room:
    """The room that is left in a page, and the runs that have found a place in it."""

    left: int  # characters
    blobs: dict[int, Blob] = field(default_factory=dict)  # by the number of the case

    def takes(self, number: int, name: str, run: Run) -> bool:
        """Whether a run of the file of that name on that case fits; if so, it is taken."""
        before = self.blobs.get(number, Blob())
        after = before.with_run(name, run)
        if after.size - before.size > self.left:
            return False
        self.left -= after.size - before.size
        self.blobs[number] = after
        return True


def alone(run: Run) -> int:
    """The characters that a run takes in a page by itself."""
    return Blob().with_run("", run).size


def fair(sizes: list[int], room: int) -> int:
    """The largest size to which all can be cut so that together they fit."""
    left = room
    for i, size in enumerate(sorted(sizes)):
        share = left // (len(sizes) - i)
        if size > share:
            return share
        left -= size
    return room
