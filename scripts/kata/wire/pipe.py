"""Records: the messages between the judge and a solution's process.

A record is its length in four bytes, then a letter (none in a request), then the rest.
"""

from collections.abc import Iterator
from os import write

from kata.wire import BUILTINS

__builtins__ = BUILTINS

READY, LOADED, RESULT, PRINTED, UNFIT, RAISED = b"R", b"L", b"A", b"P", b"U", b"E"
ABSENT = b"N"  # the class or the method is missing
STEP = b"S"  # a step of a traced call
RETURNED = b"V"  # a result, from a method that also returned something, which LeetCode ignores
CONVERTED = b"C"  # what the next result has in place of lists

# A page of shared memory holds the beginning of what a case prints.
PRINTED_MOST = 1000  # bytes that are kept of one case
PAGE_HEAD = 4  # bytes that say how many follow
PAGE_SIZE = PAGE_HEAD + PRINTED_MOST


def send(pipe: int, *records: bytes) -> None:
    """Write whole records, all at once if the pipe has room."""
    data = b"".join(len(record).to_bytes(4, "little") + record for record in records)
    while data:
        data = data[write(pipe, data) :]


def received(buffer: bytearray) -> Iterator[bytes]:
    """Cut the complete records off the front of the buffer."""
    while len(buffer) >= 4 and len(buffer) >= (end := 4 + int.from_bytes(buffer[:4], "little")):
        record = bytes(buffer[4:end])
        del buffer[:end]
        yield record
