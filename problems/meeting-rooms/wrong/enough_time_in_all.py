"""Checks only whether the lengths of all meetings fit between the first start and the last end."""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        if not intervals:
            return True
        starts, ends = zip(*intervals)
        return sum(ends) - sum(starts) <= max(ends) - min(starts)
