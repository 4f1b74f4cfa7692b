"""Sorts all numbers each time the median is asked for."""

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
