"""Time Based Key-Value Store: the calls to judge on, and all that was set, in one sorted list."""

from bisect import bisect, insort
from itertools import pairwise

SMALL, LARGEST, CALLS = 4, 2000, 200_000
COMPARED = [("recent", 100), ("recent", 10_000), ("old", 10_000)]
TIMES = range(1, 10**7 + 1)


class TimeMap:
    """In order of keys and times, what to get for a key comes just before its next time."""

    def __init__(self):
        self.stored = [("", 0, "")]

    def set(self, key, value, timestamp):
        insort(self.stored, (key, timestamp, value))

    def get(self, key, timestamp):
        before = self.stored[bisect(self.stored, (key, timestamp + 1)) - 1]
        return before[-1] if before[0] == key else ""


def inputs(pick, size):
    """Few calls begin at any time and follow closely; many have keys and values that look alike."""
    count, now = pick((size - 1, pick(range(size)))), 0
    if size <= SMALL:
        keys, gaps = ("a", "b"), (1, 2)
        now = pick(TIMES[:-3]) if count < SMALL - 1 else 0
    else:
        keys, values = ([pick.word(pick((1, 2)), "1a2") for _ in range(9)] for _ in range(2))
        gaps = range(1, 1 + pick((1, 3, pick(range(1, 1 + TIMES[-1] // size)))))
    calls = []
    for i in range(count):
        if i == 0 or pick(("set", "get")) == "set":
            now += pick(gaps)
            value = f"v{i}" if size <= SMALL else pick(values)
            calls.append([pick(keys) if i else keys[0], value, now])
        else:
            calls.append(asked(pick, keys, now, size))
    return played([*calls, asked(pick, keys, now, size)])


def asked(pick, keys, now, size):
    """Any key at a time near the latest one; in many calls, perhaps at any other time."""
    times = range(max(now - 3, 1), now + 2)
    if size > SMALL:
        times = pick((times, range(1, now + 3)))
    return [pick(keys), pick(times)]


def check(names, values):
    """The stated number of calls, and times that are set in increasing order."""
    if len(names) - 1 > CALLS:
        raise ValueError(f"{len(names) - 1:,} calls: want at most {CALLS:,}")
    times = [arguments[-1] for name, arguments in zip(names, values) if name == "set"]
    if any(one >= other for one, other in pairwise(times)):
        raise ValueError("want strictly increasing timestamps in calls of set")


def killers():
    """Many calls, and times, keys and values that solutions may confuse."""
    last = TIMES[-1]
    old = [["foo", f"bar{i}", 250 * i] for i in range(1, last // 250 + 1)]
    ends = [["foo", 260], ["foo", last]] * (len(old) // 2)
    yield "40,000 values, and the first and the last asked for", played([*old, *ends])
    yield "one value, and a time long after it", played([["foo", "bar", 1], *[["foo", last]] * 50])
    longest = [["z" * 100, "z" * 100, time] for time in (1, last)]
    yield "the greatest key and value", played([*longest, ["z" * 100, 1], ["z" * 100, last]])
    together = [["foo1", "bar", 1], ["foo", "bar2", 11], ["foo", 11], ["foo1", 1]]
    yield "keys and times that read alike when joined", played(together)


def workloads(size):
    """That many calls to time: each value is set, then got at once, or the first quarter is got."""
    recent, old = [], []
    for now in range(1, size // 2 + 1):
        recent += ["foo", f"bar{now}", now], ["foo", now]
        old += ["foo", f"bar{now}", now], ["foo", now // 4 + 1]
    return {"recent": played(recent), "old": played(old)}


def played(calls):
    """The two lists of LeetCode: three arguments set, two get."""
    return ["TimeMap", *("set" if len(call) == 3 else "get" for call in calls)], [[], *calls]
