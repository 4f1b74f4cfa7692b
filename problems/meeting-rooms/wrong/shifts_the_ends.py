"""Shifts the ends instead of the starts, and compares each start with a later end."""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        starts = sorted(start for start, _ in intervals)
        ends = sorted(end for _, end in intervals)
        return all(end <= start for end, start in zip(ends[1:], starts))
