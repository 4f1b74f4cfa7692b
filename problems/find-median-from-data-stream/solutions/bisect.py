"""Sorted list: binary search finds the index of a new number; the median is in the middle.

`insort` inserts the number there. That is O(n), since all greater numbers move up by one place.

For ["MedianFinder", "addNum", "addNum", "findMedian", "addNum", "findMedian"],
[[], [5], [2], [], [7], []]:

    self.ordered  return
    [5]           None
    [2, 5]        None
    [2, 5]        3.5     the mean of both
    [2, 5, 7]     None
    [2, 5, 7]     5       the number in the middle
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
