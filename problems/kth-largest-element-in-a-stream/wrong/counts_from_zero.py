"""Counts from 0 at the end of the list, which gives the next smaller number."""

from bisect import insort

VERDICT = "Runtime Error"


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.ordered = sorted(nums)

    def add(self, val: int) -> int:
        insort(self.ordered, val)
        return self.ordered[-self.k - 1]
