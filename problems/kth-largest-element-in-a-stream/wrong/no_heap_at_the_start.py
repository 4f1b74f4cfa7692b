"""Treats the initial numbers as a heap without heapifying them."""

from heapq import heappop, heappush


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.largest = nums

    def add(self, val: int) -> int:
        heappush(self.largest, val)
        while len(self.largest) > self.k:
            heappop(self.largest)
        return self.largest[0]
