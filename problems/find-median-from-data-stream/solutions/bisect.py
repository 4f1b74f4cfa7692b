"""Sorted list: binary search finds the place of a new number, and the median is in the middle.

`insort` moves all greater numbers up by one place. That is O(n), but it is a single copy of a block
of memory: even among 50,000 numbers, it takes about ten microseconds.
Level: 1
Beware: wrong/one_of_the_middle
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
