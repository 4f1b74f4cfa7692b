"""Leaves all numbers in the heap at the start, and later pops only one in each call."""

from heapq import heapify, heappop, heappush


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.largest = nums
        heapify(self.largest)

    def add(self, val: int) -> int:
        heappush(self.largest, val)
        if len(self.largest) > self.k:
            heappop(self.largest)
        return self.largest[0]
