"""Expects k numbers in the heap, so that where one is missing, it never comes in."""

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
