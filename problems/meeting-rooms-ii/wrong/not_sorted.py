"""Assigns rooms in the order of the list, which need not be the order of the starts."""

from heapq import heappush, heapreplace


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        rooms = []
        for start, end in intervals:
            if rooms and rooms[0] <= start:
                heapreplace(rooms, end)
            else:
                heappush(rooms, end)
        return len(rooms)
