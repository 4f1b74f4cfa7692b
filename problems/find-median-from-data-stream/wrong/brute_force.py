"""Brute force: sorts all numbers in each call of findMedian.

Level: 1
Time: O(1) to add a number, O(n log n) for the median
Space: O(n)
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class MedianFinder:
    def __init__(self):
        self.numbers = []

    def addNum(self, num: int) -> None:
        self.numbers.append(num)

    def findMedian(self) -> float:
        ordered = sorted(self.numbers)
        half = len(ordered) // 2
        return (ordered[half] + ordered[~half]) / 2
