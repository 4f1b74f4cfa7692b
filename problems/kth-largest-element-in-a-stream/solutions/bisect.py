"""Sorted list: binary search finds the place of a new number, and the answer is k-th from the end.

`insort` moves all greater numbers up by one place. That is O(n), but it is a single copy of a block
of memory: even among 20,000 numbers, it takes only microseconds.
Level: 1
Beware: wrong/appends_unsorted, wrong/from_the_start
Time: O(n) to add a number, after O(n log n) for the numbers at the start
Space: O(n)
"""

from bisect import insort


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.ordered = sorted(nums)

    def add(self, val: int) -> int:
        insort(self.ordered, val)
        return self.ordered[-self.k]
