"""Adds a number at the end of the list, and never sorts it again."""


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.ordered = sorted(nums)

    def add(self, val: int) -> int:
        self.ordered.append(val)
        return self.ordered[-self.k]
