"""Compares the time that all meetings take with the time between the first and the last."""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        if not intervals:
            return True
        starts, ends = zip(*intervals)
        return sum(ends) - sum(starts) <= max(ends) - min(starts)
