"""Keeps the k smallest numbers, and returns the largest of them."""

from heapq import heappop, heappush


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.smallest = []
        for num in nums:
            self.add(num)

    def add(self, val: int) -> int:
        heappush(self.smallest, -val)
        if len(self.smallest) > self.k:
            heappop(self.smallest)
        return -self.smallest[0]
