"""Uses the numbers in the order of their arrival, without sorting them."""


class MedianFinder:
    def __init__(self):
        self.ordered = []

    def addNum(self, num: int) -> None:
        self.ordered.append(num)

    def findMedian(self) -> float:
        half = len(self.ordered) // 2
        if len(self.ordered) % 2 == 1:
            return self.ordered[half]
        return (self.ordered[half - 1] + self.ordered[half]) / 2
