"""What goes through the pipes between the judge and a solution's process, and in what form."""

import builtins
from os import write

__builtins__ = vars(builtins).copy()  # ours, whatever a solution does to its own

READY, LOADED, ANSWER, PRINTED, UNFIT, RAISED, ENDED = b"R", b"L", b"A", b"P", b"U", b"E", b"X"
NAME = "<solution>"  # what tracebacks call the solution's file


class NotFoundError(Exception):
    """A file lacks the class or the method that is looked for."""


def send(pipe, record):
    """Write the whole of a record, after four bytes of its length."""
    record = len(record).to_bytes(4, "little") + record
    while record:
        record = record[write(pipe, record) :]


def received(buffer):
    """Cut the records that are complete off the front of the buffer."""
    while len(buffer) >= 4 and len(buffer) >= (end := 4 + int.from_bytes(buffer[:4], "little")):
        record = bytes(buffer[4:end])
        del buffer[:end]
        yield record
