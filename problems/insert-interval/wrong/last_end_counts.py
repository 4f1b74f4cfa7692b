"""Uses the end of the interval that starts later, even if it lies inside the other interval."""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        result = []
        for start, end in sorted([*intervals, newInterval]):
            if result and start <= result[-1][1]:
                result[-1][1] = end
            else:
                result.append([start, end])
        return result
