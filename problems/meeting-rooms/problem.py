"""Meeting Rooms: a diary in which the time of each meeting is marked."""

from itertools import chain, pairwise
from random import Random

LARGEST = 10_000
COMPARED = [("apart", 10), ("apart", 10_000), ("one of them twice", 10_000)]
TIMES = range(10**6 + 1)


def answer(intervals):
    """A line of the diary lasts from one start or end to the next, and has room for one meeting."""
    lines = {time: line for line, time in enumerate(sorted(chain.from_iterable(intervals)))}
    diary = bytearray(2 * len(intervals))
    for start, end in intervals:
        if 1 in diary[lines[start] : lines[end]]:
            return False
        diary[lines[start] : lines[end]] = bytes([1]) * (lines[end] - lines[start])
    return True


def killers():
    """The longest lists, named after what makes them hard."""
    without_break = [[time, time + 1] for time in TIMES[-1 - LARGEST : -1]]
    yield "10,000 meetings without a break, the last one first", (without_break[::-1],)
    for count in 64, 100, 256, 1000, 1024, 4096:
        meetings = [[2 * i, 2 * i + 2 + (i == count - 1)] for i in range(2 * count)]
        yield f"{2 * count:,} meetings, only number {count:,} lasts too long", (meetings,)


def workloads(size):
    """That many meetings to time."""
    meetings = apart(Random("apart"), size)
    return {"apart": (meetings,), "one of them twice": ([meetings[-1], *meetings[1:]],)}


def apart(rng, count):
    """Meetings in any order, no two of which overlap, that end before the last time."""
    times = sorted(rng.sample(TIMES[:-1], count + 1))
    ends = [rng.choice((start + 1, end)) for start, end in pairwise(times)]
    return rng.sample([*map(list, zip(times, ends))], count)
