"""Min Stack: a sorted list beside the stack."""

from bisect import bisect_left, insort
from random import Random

LARGEST = 30_000
COMPARED = [("random", 30), ("random", 30_000), ("falling", 30_000)]
VALUES = range(-(2**31), 2**31)


class MinStack:
    """All values twice: in the order in which they came, and sorted."""

    def __init__(self):
        self.values, self.ordered = [], []

    def push(self, val):
        self.values.append(val)
        insort(self.ordered, val)

    def pop(self):
        del self.ordered[bisect_left(self.ordered, self.values.pop())]

    def top(self):
        return self.values[-1]

    def getMin(self):
        return self.ordered[0]


def check(names, values):
    """The stated number of calls, and only `push` while the stack is empty."""
    if len(names) > LARGEST + 1:
        raise ValueError(f"{len(names) - 1:,} calls: want at most {LARGEST:,}")
    depth = 0
    for name in names[1:]:
        if name != "push" and not depth:
            raise ValueError(f"{name} is called while the stack is empty")
        depth += (name == "push") - (name == "pop")


def killers():
    """Calls, named after what makes them hard."""
    ends = [["push", val] for val in (VALUES[-1], VALUES[0], VALUES[-1], VALUES[0], VALUES[0])]
    yield "both bounds in turn", called([*ends, *[["getMin"], ["top"], ["pop"]] * 5])
    steps = [["push", 1], ["push", 2], ["pop"], ["pop"], ["push", 3], ["getMin"]]
    yield "a larger value that is popped before the minimum", called(steps)


def workloads(size):
    """Of that many calls, a third push values; then the smallest is asked for before each `pop`."""
    random = Random(size).choices(VALUES, k=size // 3)
    orders = {"random": random, "falling": sorted(random)[::-1], "alike": random[:1] * len(random)}
    rest = [["getMin"], ["pop"]] * (size // 3)
    return {name: called([*(["push", v] for v in vals), *rest]) for name, vals in orders.items()}


def called(steps):
    """The two lists of LeetCode, from each call's name and arguments."""
    return ["MinStack", *(step[0] for step in steps)], [[], *(step[1:] for step in steps)]
