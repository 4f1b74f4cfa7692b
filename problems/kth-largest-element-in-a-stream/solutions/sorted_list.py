"""Keep a sorted list: binary search finds the place of a number; the answer is k-th from the end.

`insort` moves all greater numbers up by one place. That is O(n), but a single copy of a block of
memory: even among 20,000 numbers, it takes only some millionths of a second.
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
