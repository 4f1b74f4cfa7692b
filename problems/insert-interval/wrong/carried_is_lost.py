"""Forgets to add the interval that it still carries when the list ends."""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        result = []
        carried = newInterval
        for interval in intervals:
            if interval[1] < carried[0]:
                result.append(interval)
            elif carried[1] < interval[0]:
                result.append(carried)
                carried = interval
            else:
                carried = [min(carried[0], interval[0]), max(carried[1], interval[1])]
        return result
