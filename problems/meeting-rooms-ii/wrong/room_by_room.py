"""Fills one room after another, and goes through all meetings left for each: O(n²)."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        rooms = 0
        left = sorted(intervals)
        while left:
            rooms += 1
            free_from = 0
            others = []
            for start, end in left:
                if start >= free_from:
                    free_from = end
                else:
                    others.append([start, end])
            left = others
        return rooms
