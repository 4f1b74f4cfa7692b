"""Frees every room whose meeting is over, and returns how many are in use at the last start."""

from heapq import heappop, heappush


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        rooms = []
        for start, end in sorted(intervals):
            while rooms and rooms[0] <= start:
                heappop(rooms)
            heappush(rooms, end)
        return len(rooms)
