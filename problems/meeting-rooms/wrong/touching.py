"""Counts two meetings as overlapping if one starts when the other ends."""

from itertools import pairwise


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        by_start = sorted(intervals)
        return all(end < start for (_, end), (start, _) in pairwise(by_start))
