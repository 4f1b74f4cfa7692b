"""Searches all numbers again for the k largest ones: O(n log k) for each call."""

from heapq import nlargest

VERDICT = "Time Limit Exceeded"


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.nums = nums

    def add(self, val: int) -> int:
        self.nums.append(val)
        return nlargest(self.k, self.nums)[-1]
