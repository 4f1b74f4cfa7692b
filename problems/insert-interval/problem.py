"""Insert Interval: the lists to judge on, and the merged interval among the others."""

from itertools import accumulate, pairwise

SMALL, LARGEST = 6, 10_000
COMPARED = [("in the middle", 10), ("in the middle", 10_000), ("over all", 10_000)]
POINTS = range(10**5 + 1)


def inputs(pick, size):
    """All lists of intervals on neighbouring points, anywhere if few; larger lists have gaps."""
    if size > SMALL:
        gaps = pick.values(range(1, len(POINTS) // size))
        steps = [pick(gaps) for _ in range(2 * pick((size, pick(range(size + 1)))))]
        points = [point for point in accumulate(steps, initial=pick((-1, 0))) if point in POINTS]
        near = sorted({one for point in points for one in (point, point + 1) if one in POINTS})
        intervals = [[start, pick((start, end))] for start, end in zip(points[::2], points[1::2])]
        return intervals, pick.interval(pick((POINTS, near)))
    count = pick(range(1, size + 1))
    first = pick(range(len(POINTS) - count + 1)) if count <= 4 else 0
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
        raise ValueError("want sorted intervals, each of which ends before the next one starts")


def answer(intervals, newInterval):
    """What overlaps becomes one interval, and what does not stays."""
    first, last = newInterval
    one = [pair for pair in intervals if pair[1] >= first and pair[0] <= last]
    apart = [pair for pair in intervals if pair[1] < first or pair[0] > last]
    starts, ends = zip(newInterval, *one)
    return sorted([*apart, [min(starts), max(ends)]])


def killers():
    """The longest lists, named after where the new interval is."""
    pairs = workloads(LARGEST)["over all"][0]
    for place in 63, 64, 99, 100, 255, 256, 999, 1000, 1023, 1024:
        new = [pairs[place][1], pairs[place + 1][0]]
        yield f"the intervals {place:,} and {place + 1:,} become one", (pairs[: place + 2], new)
    for new in [0, 0], [1, 2], [0, POINTS[-1]], [49_999, 50_000], [99_998, POINTS[-1]]:
        yield f"10,000 intervals and {new}", (pairs, new)


def workloads(size):
    """Lists of that length to time, named after where the new interval is."""
    pairs = [[10 * i + 1, 10 * i + 5] for i in range(size)]
    return {
        "in the middle": (pairs, [5 * size, 5 * size + 3]),
        "over all": (pairs, [0, 10 * size]),
    }
