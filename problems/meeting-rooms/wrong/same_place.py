"""Compares each start with the end in the same place: that of a meeting under way."""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        starts = sorted(start for start, _ in intervals)
        ends = sorted(end for _, end in intervals)
        return all(end <= start for end, start in zip(ends[1:], starts))
