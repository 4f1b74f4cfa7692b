"""Keeps the meetings under way in a set, which counts equal meetings only once.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #19151"


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        rooms = 0
        under_way = set()
        for start, end in sorted(intervals):
            if under_way and min(under_way)[0] <= start:
                under_way.remove(min(under_way))
            else:
                rooms += 1
            under_way.add((end, start))
        return rooms
