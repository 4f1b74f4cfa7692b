"""Takes two meetings for overlapping if one starts when the other one ends."""

from itertools import pairwise


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        return all(start > end for (_, end), (start, _) in pairwise(sorted(intervals)))
