"""Assumes that the heap has k numbers at the start, so it never grows to k if it has fewer."""

from heapq import heapify, heappop, heappushpop

VERDICT = "Runtime Error"


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.largest = nums
        heapify(self.largest)
        while len(self.largest) > k:
            heappop(self.largest)

    def add(self, val: int) -> int:
        heappushpop(self.largest, val)
        return self.largest[0]
