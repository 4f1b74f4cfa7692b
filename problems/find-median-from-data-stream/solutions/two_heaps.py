"""Two heaps: the lower half with its greatest number on top, the upper half with its least.

A new number enters the lower half, whose greatest number then moves to the upper half, so the
halves stay apart. If the upper half is longer then, its least number moves back. The middle is
always on top. Python's heaps have the least on top, so the lower half holds the numbers negated.
Time: O(log n) to add a number, O(1) for the median
Space: O(n)
"""

from heapq import heappop, heappush, heappushpop


class MedianFinder:
    def __init__(self):
        self.lower, self.upper = [], []

    def addNum(self, num: int) -> None:
        heappush(self.upper, -heappushpop(self.lower, -num))
        if len(self.upper) > len(self.lower):
            heappush(self.lower, -heappop(self.upper))

    def findMedian(self) -> float:
        if len(self.lower) > len(self.upper):
            return -self.lower[0]
        return (self.upper[0] - self.lower[0]) / 2
