"""Brute force: counts the meetings that are under way at each start.

Level: 1
Time: O(n²)
Space: O(1)
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "generated"


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        return max(sum(start <= time < end for start, end in intervals) for time, _ in intervals)
