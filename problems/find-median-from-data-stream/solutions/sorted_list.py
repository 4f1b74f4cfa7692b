"""Keep a sorted list: binary search finds the place of a new number; the median is in the middle.

`insort` moves all greater numbers up by one place. That is O(n), but a single copy of a block of
memory: even among 50,000 numbers, it takes about a hundred-thousandth of a second.
Time: O(n) to add a number, O(1) for the median
Space: O(n)
"""

from bisect import insort


class MedianFinder:
    def __init__(self):
        self.ordered = []

    def addNum(self, num: int) -> None:
        insort(self.ordered, num)

    def findMedian(self) -> float:
        half = len(self.ordered) // 2
        if len(self.ordered) % 2 == 1:
            return self.ordered[half]
        return (self.ordered[half - 1] + self.ordered[half]) / 2
