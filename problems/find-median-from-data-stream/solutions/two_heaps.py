"""Two heaps: a lower half with its largest number on top, an upper half with its smallest.

Invariant: no number of the lower half exceeds a number of the upper half, and the lower half has
the same size or one number more. So the middle numbers are on top. A new number passes through the
lower half, whose largest number moves up; if the upper half is then larger, its smallest number
moves back. Python's heaps have the smallest number on top, so the lower half stores its numbers
negated. The trace has a line for each call of `addNum`, written when it ends.

For ["MedianFinder", "addNum", "addNum", "addNum", "findMedian"],
[[], [5], [2], [7], []]:

    num  self.lower  self.upper
    5    [-5]        []          5 has gone up and come back
    2    [-2]        [5]         5 has gone up
    7    [-5, -2]    [7]         7 has gone up, and 5 has come back
    return 5
Level: 2
From: bisect; all numbers are kept in order, although only the middle is asked for, so keep two
  halves, each in a heap with its inner end on top
Ask: You only ever need the middle. If the numbers are in two halves, which number of each half do
  you need to find quickly?
Beware: wrong/into_the_shorter_heap, wrong/stays_negated
Time: O(log n) to add a number, O(1) for the median
Space: O(n)
"""

from heapq import heappop, heappush, heappushpop


class MedianFinder:
    def __init__(self):
        self.lower, self.upper = [], []

    def addNum(self, num: int) -> None:
        largest = -heappushpop(self.lower, -num)
        heappush(self.upper, largest)
        if len(self.upper) > len(self.lower):
            heappush(self.lower, -heappop(self.upper))

    def findMedian(self) -> float:
        if len(self.lower) > len(self.upper):
            return -self.lower[0]
        return (self.upper[0] - self.lower[0]) / 2
