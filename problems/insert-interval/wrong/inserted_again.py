"""Adds the new interval before each one that starts later, and once more at the end."""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        result = []
        carried = newInterval
        for interval in intervals:
            if interval[1] < carried[0]:
                result.append(interval)
            elif carried[1] < interval[0]:
                result.append(carried)
                result.append(interval)
            elif interval[0] <= carried[1]:
                carried = [min(carried[0], interval[0]), max(carried[1], interval[1])]
        result.append(carried)
        return result
