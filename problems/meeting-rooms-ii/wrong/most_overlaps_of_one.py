"""Counts the meetings that overlap with a given meeting; they need not overlap each other."""


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        return max(
            sum(start < other_end and other_start < end for other_start, other_end in intervals)
            for start, end in intervals
        )
