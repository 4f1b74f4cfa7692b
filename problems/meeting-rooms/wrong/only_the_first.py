"""Compares every meeting only with the earliest one."""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        ordered = sorted(intervals)
        return all(start >= ordered[0][1] for start, _ in ordered[1:])
