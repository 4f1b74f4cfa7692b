"""Counts how many meetings overlap with one of them, though these may follow each other."""


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        return max(
            sum(start < other_end and other_start < end for other_start, other_end in intervals)
            for start, end in intervals
        )
