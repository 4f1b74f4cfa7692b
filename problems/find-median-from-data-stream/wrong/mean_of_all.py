"""Returns the mean of all numbers."""

from bisect import insort


class MedianFinder:
    def __init__(self):
        self.ordered = []

    def addNum(self, num: int) -> None:
        insort(self.ordered, num)

    def findMedian(self) -> float:
        return sum(self.ordered) / len(self.ordered)
