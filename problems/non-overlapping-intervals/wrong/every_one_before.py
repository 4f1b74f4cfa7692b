"""Checks every earlier interval for each interval, instead of using a binary search.

Level: 1
Time: O(n²)
Space: O(n)
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        by_end = sorted(intervals, key=lambda interval: interval[1])
        most = [1] * len(by_end)  # that fit if this one is the last
        for i, (start, _) in enumerate(by_end):
            for j in range(i):
                if by_end[j][1] <= start:
                    most[i] = max(most[i], most[j] + 1)
        return len(intervals) - max(most)
