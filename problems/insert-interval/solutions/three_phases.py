"""Three phases: copy what ends before the new interval, merge what overlaps, copy the rest.

An interval comes before the new one if its end is less than the new start. Of those that follow,
the first ones overlap as long as they start no later than the new end, and extend it.
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        start, end = newInterval
        result = []
        i = 0
        while i < len(intervals) and intervals[i][1] < start:
            result.append(intervals[i])
            i += 1
        while i < len(intervals) and intervals[i][0] <= end:
            start = min(start, intervals[i][0])
            end = max(end, intervals[i][1])
            i += 1
        result.append([start, end])
        while i < len(intervals):
            result.append(intervals[i])
            i += 1
        return result
