"""Puts each number into the shorter heap, but it may belong to the other half."""

from heapq import heappush


class MedianFinder:
    def __init__(self):
        self.lower, self.upper = [], []

    def addNum(self, num: int) -> None:
        if len(self.upper) < len(self.lower):
            heappush(self.upper, num)
        else:
            heappush(self.lower, -num)

    def findMedian(self) -> float:
        if len(self.lower) > len(self.upper):
            return -self.lower[0]
        return (self.upper[0] - self.lower[0]) / 2
