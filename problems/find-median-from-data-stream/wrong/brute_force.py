"""List of all numbers: sorts it in each call of findMedian.

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
        if len(ordered) % 2 == 1:
            return ordered[half]
        return (ordered[half - 1] + ordered[half]) / 2
