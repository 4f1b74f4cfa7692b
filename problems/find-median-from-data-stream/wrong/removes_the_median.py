"""Pops the median from its heap, so later answers ignore it."""

from heapq import heappop, heappush, heappushpop

VERDICT = "Runtime Error"


class MedianFinder:
    def __init__(self):
        self.lower, self.upper = [], []

    def addNum(self, num: int) -> None:
        heappush(self.upper, -heappushpop(self.lower, -num))
        if len(self.upper) > len(self.lower):
            heappush(self.lower, -heappop(self.upper))

    def findMedian(self) -> float:
        if len(self.lower) > len(self.upper):
            return -heappop(self.lower)
        return (self.upper[0] - self.lower[0]) / 2
