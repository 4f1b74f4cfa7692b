"""Returns the upper of the two middle numbers, not their mean."""

from bisect import insort


class MedianFinder:
    def __init__(self):
        self.ordered = []

    def addNum(self, num: int) -> None:
        insort(self.ordered, num)

    def findMedian(self) -> float:
        half = len(self.ordered) // 2
        return self.ordered[half]
