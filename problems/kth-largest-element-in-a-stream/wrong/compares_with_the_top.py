"""Admits only numbers greater than the top, even while there are fewer than k numbers."""

from heapq import heapify, heappop, heappush


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.largest = nums
        heapify(self.largest)
        while len(self.largest) > k:
            heappop(self.largest)

    def add(self, val: int) -> int:
        if not self.largest or val > self.largest[0]:
            heappush(self.largest, val)
            if len(self.largest) > self.k:
                heappop(self.largest)
        return self.largest[0]
