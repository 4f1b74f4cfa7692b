"""Counts from the start of the sorted list, where the smallest number is."""

from bisect import insort


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.ordered = sorted(nums)

    def add(self, val: int) -> int:
        insort(self.ordered, val)
        return self.ordered[self.k - 1]
