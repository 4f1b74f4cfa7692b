"""Min Stack: the calls to judge on, and a sorted list beside the stack."""

from bisect import bisect_left, insort
from random import Random

SMALL, LARGEST = 5, 30_000
RANDOM = 5000
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


def inputs(pick, size):
    """1, 2 and any other value are pushed and popped, and both questions come last or all the time.

    At random, any calls are made with any values, but only `push` where the stack is empty.
    """
    few, often = size <= SMALL, pick((True, False))
    values = (1, 2, pick(VALUES)) if few else pick.values(VALUES)
    some = ("push", "pop") if few else ("push", "pop", "top", "getMin")
    steps, depth = [], 0
    for _ in range(pick(range(1, size + 1 if few else size - 1))):
        name = pick(some) if depth else "push"
        depth += (name == "push") - (name == "pop")
        steps.append([name, pick(values)] if name == "push" else [name])
        if few and often and depth:
            steps += [["getMin"], ["top"]]
    return called(steps + [["top"], ["getMin"]] * (depth > 0))


def check(names, values):
    """The stated number of calls, and only `push` while the stack is empty."""
    if len(names) > LARGEST + 1:
        raise ValueError(f"want at most {LARGEST:,} calls")
    depth = 0
    for name in names[1:]:
        if name != "push" and not depth:
            raise ValueError(f"{name} is called while the stack is empty")
        depth += (name == "push") - (name == "pop")


def killers():
    """As many calls as there may be, named after what makes them hard."""
    ends = [["push", val] for val in (VALUES[-1], VALUES[0], VALUES[-1], VALUES[0], VALUES[0])]
    yield "both bounds in turn", called([*ends, *[["getMin"], ["top"], ["pop"]] * 5])


def workloads(size):
    """Of that many calls, a third push values; then the smallest is asked for before each `pop`."""
    random = Random(size).choices(VALUES, k=size // 3)
    orders = {"random": random, "falling": sorted(random)[::-1], "alike": random[:1] * len(random)}
    rest = [["getMin"], ["pop"]] * (size // 3)
    return {name: called([*(["push", v] for v in vals), *rest]) for name, vals in orders.items()}


def called(steps):
    """The two lists of LeetCode, from each call's name and arguments."""
    return ["MinStack", *(step[0] for step in steps)], [[], *(step[1:] for step in steps)]
