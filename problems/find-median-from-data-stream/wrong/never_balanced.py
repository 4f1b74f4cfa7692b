"""Puts each number into its half, but never balances the two halves."""

from heapq import heappush


class MedianFinder:
    def __init__(self):
        self.lower, self.upper = [], []

    def addNum(self, num: int) -> None:
        if self.lower and num > -self.lower[0]:
            heappush(self.upper, num)
        else:
            heappush(self.lower, -num)

    def findMedian(self) -> float:
        if len(self.lower) > len(self.upper):
            return -self.lower[0]
        if len(self.lower) < len(self.upper):
            return self.upper[0]
        return (self.upper[0] - self.lower[0]) / 2
