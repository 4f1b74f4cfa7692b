"""Packs cases for the way to a browser, and unpacks them there.

Most of their bytes are those of integers, of which marshal writes each as a letter and four bytes:
apart from the rest, first the letters, then all first bytes, then all second ones, they take less.
"""

import lzma
import re
from itertools import accumulate, pairwise
from marshal import dumps, loads

WIDTH = 5  # bytes of an integer
RUN = re.compile(rb"(?s:i.{4}){16,}")
PRESET = 6  # the higher ones take longer, and save little


def packed(data: bytes) -> bytes:
    """Return the bytes in less space, from which `unpacked` makes them again."""
    runs = RUN.findall(data)
    numbers = b"".join(runs)
    planes = [numbers[i::WIDTH] for i in range(WIDTH)]
    return lzma.compress(dumps((RUN.split(data), [*map(len, runs)], planes)), preset=PRESET)


def unpacked(content: bytes) -> bytes:
    """Return the bytes that were packed; an error if they are damaged."""
    (first, *others), lengths, planes = loads(lzma.decompress(content))
    numbers = bytearray(sum(lengths))
    for i, plane in enumerate(planes):
        numbers[i::WIDTH] = plane
    data = [first]
    for (start, end), other in zip(pairwise(accumulate(lengths, initial=0)), others):
        data += numbers[start:end], other
    return b"".join(data)
