"""Looks for the largest total from time 1 on, even if a meeting is over by then.

Reported as accepted in 2026.
"""

from itertools import accumulate

REPORTED = "LeetCode-Feedback #38892"


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        last = max(end for _, end in intervals)
        change = [0] * (last + 1)
        for start, end in intervals:
            change[start] += 1
            change[end] -= 1
        under_way = list(accumulate(change))
        return max(under_way[1:])
