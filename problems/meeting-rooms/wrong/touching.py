"""Counts two meetings as overlapping if one starts when the other ends."""

from itertools import pairwise


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        return all(start > end for (_, end), (start, _) in pairwise(sorted(intervals)))
