"""Keeps the ends in a set, which counts meetings that end together only once.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #5367"


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        rooms = 0
        ends = set()
        for start, end in sorted(intervals):
            if ends and min(ends) <= start:
                ends.remove(min(ends))
            else:
                rooms += 1
            ends.add(end)
        return rooms
