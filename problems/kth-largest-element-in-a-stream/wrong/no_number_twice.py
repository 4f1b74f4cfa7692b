"""Ignores a number that occurred before, but each occurrence counts."""

from bisect import insort

VERDICT = "Runtime Error"


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.ordered = sorted(set(nums))

    def add(self, val: int) -> int:
        if val not in self.ordered:
            insort(self.ordered, val)
        return self.ordered[-self.k]
