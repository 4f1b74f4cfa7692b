"""Shuffle an Array: the calls to judge on, and how often each order may occur in many shuffles."""

from collections import Counter
from math import factorial
from random import Random

SMALL, LARGEST = 4, 50
VALUES = range(-(10**6), 10**6 + 1)

# The most that chi-squared may be for that many values watched, with 0, 1, 5 and 23 degrees of
# freedom. If each order is due 100 times or more, about 1.5 right solutions in 10⁹ exceed it. Of
# those that swap with any place, fewer than 1 in 1,000 pass with three values, 1 in 10⁸ with four.
ENOUGH, MOST = 100, {1: 0, 2: 37.4, 3: 50.7, 4: 89.2}


class Solution:
    """Random samples as long as the list, the same in every run."""

    def __init__(self, nums):
        self.nums, self.random = nums, Random(len(nums))

    def reset(self):
        return self.nums

    def shuffle(self):
        return self.random.sample(self.nums, len(self.nums))


def inputs(pick, size):
    """Small values, with any one value in any place; any calls."""
    other = pick(VALUES)
    nums = [value for value in range(pick(range(size))) if value != other]
    nums.insert(pick(range(len(nums) + 1)), other)
    return played(nums, [pick(("shuffle", "reset")) for _ in range(pick(range(size + 1)))])


def check(names, values):
    """The items differ, and the stated number of calls."""
    (nums,) = values[0]
    if len({*nums}) < len(nums) or len(names) > 10_001:
        raise ValueError("want different items, and at most 10⁴ calls")


def accepts(arguments, result):
    """Whether resets return the list, and shuffles all orders about equally often; or why not."""
    names, ((nums,), *_) = arguments
    resets = [order for name, order in zip(names, result) if name == "reset"]
    shuffles = [order for name, order in zip(names, result) if name == "shuffle"]
    if wrong := next((order for order in resets if order != nums), None):
        return f"reset returned {wrong}, not {nums}"
    if wrong := next((order for order in shuffles if sorted(order) != sorted(nums)), None):
        return f"shuffle returned {wrong}, which are not the values of {nums}"
    watched = nums[:2] + nums[-2:]
    if is_fair(watched, shuffles):
        return True
    seen = Counter(tuple(value for value in order if value in watched) for order in shuffles)
    (often, most), *_ = seen.most_common(1)
    due = len(shuffles) / factorial(len({*watched}))
    return (
        f"of {len(shuffles):,} shuffles, {most:,} put {[*often]} in this order; {due:,.0f} are due"
    )


def is_fair(watched, shuffles):
    """Whether all orders of these values are about equally frequent, given enough shuffles."""
    due = len(shuffles) / factorial(len({*watched}))  # times that each order is expected
    seen = Counter(tuple(value for value in order if value in watched) for order in shuffles)
    chi_squared = sum(times**2 for times in seen.values()) / max(due, 1) - len(shuffles)
    return due < ENOUGH or chi_squared <= MOST[len({*watched})]


def killers():
    """As many calls as there may be, on short lists and on the longest."""
    for n in 1, 2, 3, 4, LARGEST:
        yield f"9,000 shuffles, n = {n}", played(VALUES[-n:], [*["shuffle"] * 9, "reset"] * 1000)


def workloads(size):
    """One call on a list of that length, to time."""
    return {name: played(VALUES[:size], [name]) for name in ("shuffle", "reset")}


def played(nums, calls):
    """LeetCode's two lists: the constructor and the calls, and the arguments of each of them."""
    return ["Solution", *calls], [[[*nums]], *([] for _ in calls)]
