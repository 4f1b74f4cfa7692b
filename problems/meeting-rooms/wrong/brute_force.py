"""Brute force: compares every pair of meetings.

Level: 1
Time: O(n²)
Space: O(n), the copy that `combinations` makes of the list
"""

from itertools import combinations

VERDICT = "Time Limit Exceeded"


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        return all(
            end <= other or last <= start
            for (start, end), (other, last) in combinations(intervals, 2)
        )
