"""Adds the new interval at the end, wherever it belongs."""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        result = []
        carried = newInterval
        for interval in intervals:
            if interval[1] < carried[0] or carried[1] < interval[0]:
                result.append(interval)
            else:
                carried = [min(carried[0], interval[0]), max(carried[1], interval[1])]
        result.append(carried)
        return result
