"""Returns the k-th largest of the earlier numbers, without the new number."""

from bisect import insort

VERDICT = "Runtime Error"


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.ordered = sorted(nums)

    def add(self, val: int) -> int:
        kth = self.ordered[-self.k]
        insort(self.ordered, val)
        return kth
