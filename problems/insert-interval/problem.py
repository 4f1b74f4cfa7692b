"""Insert Interval: the lists to judge on, and the merged interval among those that it leaves."""

from itertools import pairwise

SMALL, LARGEST = 6, 10_000
COMPARED = [("in the middle", 10), ("in the middle", 10_000), ("over all", 10_000)]
POINTS = range(10**5 + 1)


def inputs(pick, size):
    """All intervals on neighbouring points; the points may be anywhere, unless they are many."""
    count = pick(range(1, size + 1))
    first = pick(range(len(POINTS) - count + 1)) if count <= 4 or size > SMALL else 0
    intervals = []
    for point in range(first, first + count):
        inside = intervals and intervals[-1][1] == point - 1
        here = pick(("between", "start", "on") if inside else ("between", "start"))
        if here == "on":
            intervals[-1][1] = point
        elif here == "start":
            intervals.append([point, point])
    start = pick(range(first, first + count))
    return intervals, [start, pick(range(start, first + count))]


def check(intervals, newInterval):
    """Each interval ends before the next one starts."""
    if any(end >= start for (_, end), (start, _) in pairwise(intervals)):
        raise ValueError("want intervals that are sorted, and do not overlap")


def answer(intervals, newInterval):
    """What overlaps becomes one interval, and what does not stays."""
    first, last = newInterval
    one = [pair for pair in intervals if pair[1] >= first and pair[0] <= last]
    apart = [pair for pair in intervals if pair not in one]
    starts, ends = zip(newInterval, *one)
    return sorted([*apart, [min(starts), max(ends)]])


def killers():
    """The longest lists, named after where the new interval is."""
    pairs = workloads(LARGEST)["over all"][0]
    for new in [0, 0], [1, 2], [0, POINTS[-1]], [49_999, 50_000], [99_998, POINTS[-1]]:
        yield f"10,000 intervals and {new}", (pairs, new)


def workloads(size):
    """Lists of that length to time, named after where the new interval is."""
    pairs = [[10 * i + 1, 10 * i + 5] for i in range(size)]
    return {
        "in the middle": (pairs, [5 * size, 5 * size + 3]),
        "over all": (pairs, [0, 10 * size]),
    }
