"""Compares every meeting with the first one, and not with those in between."""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        ordered = sorted(intervals)
        return all(start >= ordered[0][1] for start, _ in ordered[1:])
