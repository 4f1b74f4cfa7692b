"""Shuffle an Array: the calls to judge on, and how often each order may occur in many shuffles."""

from collections import Counter
from itertools import pairwise, permutations
from math import sqrt
from random import Random

SMALL, LARGEST = 4, 50
VALUES = range(-(10**6), 10**6 + 1)


class Solution:
    """Random samples as long as the list, the same in every run."""

    def __init__(self, nums):
        self.nums, self.random = nums, Random(len(nums))

    def reset(self):
        return self.nums

    def shuffle(self):
        return self.random.sample(self.nums, len(self.nums))


def inputs(pick, size):
    """Small values, with any one value in any place, or long lists of any values; any calls."""
    if size > SMALL:
        nums = pick.shuffled(pick.distinct(pick(range(1, size + 1)), pick.values(VALUES)))
        return played(nums, [pick(("shuffle", "reset")) for _ in range(size)])
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
    for what, seen, possible in counted(nums, shuffles):
        if reason := unfairness(seen, possible):
            return f"{what}: {reason}"
    return True


def counted(nums, shuffles):
    """(what is counted, its results in all shuffles, all results, which are equally likely)."""
    watched, places = {*nums[:2], *nums[-2:]}, range(len(nums))
    orders = (tuple(value for value in order if value in watched) for order in shuffles)
    yield f"the order of {sorted(watched)}", orders, permutations(watched)
    for place, values in zip(places, zip(*shuffles)):
        yield f"the value in place {place}", values, nums
    middle = nums[len(nums) // 2]
    behind = ((*order, None)[order.index(middle) + 1] for order in shuffles)
    yield f"the value behind {middle}", behind, {None, *nums} - {middle}
    for place in {0, len(nums) - 1}:
        later = (after.index(before[place]) for before, after in pairwise(shuffles))
        yield f"where the value in place {place} is after the next shuffle", later, places


def unfairness(seen, possible):
    """Say why results that came so often cannot all be equally likely; nothing if they may be.

    That is a chi-squared test with the bound of Wilson and Hilferty, which a right solution exceeds
    about once in 10⁹ times.
    """
    counts, possible = Counter(seen), [*possible]
    if wrong := next((result for result in counts if result not in possible), None):
        return f"{wrong} came {counts[wrong]:,} times, but can never come"
    total, free = sum(counts.values()), len(possible) - 1
    due = total / len(possible)
    if due < 25 or not free:
        return ""
    amiss = {result: (counts[result] - due) ** 2 / due for result in possible}
    spread = 2 / (9 * free)
    if sum(amiss.values()) <= free * (1 - spread + 6 * sqrt(spread)) ** 3:
        return ""
    worst = max(amiss, key=amiss.__getitem__)
    times = f"{counts[worst]:,} times; {due:,.0f} are expected"
    return f"of {total:,} results, {worst} came {times}"


def killers():
    """As many calls as there may be, on short lists and on the longest."""
    for n in 1, 2, 3, 4, 10, LARGEST:
        yield f"9,000 shuffles, n = {n}", played(VALUES[-n:], [*["shuffle"] * 9, "reset"] * 1000)


def workloads(size):
    """One call on a list of that length, to time."""
    return {name: played(VALUES[:size], [name]) for name in ("shuffle", "reset")}


def played(nums, calls):
    """LeetCode's two lists: the constructor and the calls, and the arguments of each of them."""
    return ["Solution", *calls], [[[*nums]], *([] for _ in calls)]
