"""Records: what goes through the pipes between the judge and a solution's process.

A record is a letter and the rest; four bytes of length stand before it.
"""

from os import write

from kata.wire import BUILTINS

__builtins__ = BUILTINS

READY, LOADED, RESULT, PRINTED, UNFIT, RAISED = b"R", b"L", b"A", b"P", b"U", b"E"
ABSENT = b"N"  # the class or the method is missing
STEP = b"S"  # one of a call that is traced
RETURNED = b"V"  # a result, where what is returned is ignored, but something was
CONVERTED = b"C"  # what the result that follows has in place of lists

# The page in which the beginning of what a case prints is kept, beside the pipe.
PRINTED_MOST = 1000  # bytes of what is printed in one case
PAGE_HEAD = 4  # bytes, which hold how many follow
PAGE_SIZE = PAGE_HEAD + PRINTED_MOST


def send(pipe, *records):
    """Write the whole of some records, in one go where the pipe has room."""
    data = b"".join(len(record).to_bytes(4, "little") + record for record in records)
    while data:
        data = data[write(pipe, data) :]


def received(buffer):
    """Cut the complete records off the front of the buffer."""
    while len(buffer) >= 4 and len(buffer) >= (end := 4 + int.from_bytes(buffer[:4], "little")):
        record = bytes(buffer[4:end])
        del buffer[:end]
        yield record
