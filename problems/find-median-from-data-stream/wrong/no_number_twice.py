"""Keeps the numbers in a set, which has each number only once."""


class MedianFinder:
    def __init__(self):
        self.numbers = set()

    def addNum(self, num: int) -> None:
        self.numbers.add(num)

    def findMedian(self) -> float:
        ordered = sorted(self.numbers)
        half = len(ordered) // 2
        return (ordered[half] + ordered[~half]) / 2
