"""Checks whether a meeting starts within another one, but not whether both start together."""

from itertools import pairwise


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        for (earlier, end), (start, _) in pairwise(sorted(intervals)):
            if earlier < start < end:
                return False
        return True
