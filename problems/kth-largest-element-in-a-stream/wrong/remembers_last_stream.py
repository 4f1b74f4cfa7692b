"""Keeps the heap in a class attribute, so it also has the numbers of the last stream."""

from heapq import heappop, heappush


class KthLargest:
    largest = []  # noqa: RUF012 (the mistake)

    def __init__(self, k: int, nums: list[int]):
        self.k = k
        for num in nums:
            self.add(num)

    def add(self, val: int) -> int:
        heappush(self.largest, val)
        if len(self.largest) > self.k:
            heappop(self.largest)
        return self.largest[0]
