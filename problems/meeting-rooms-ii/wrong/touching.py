"""Uses a new room even if another meeting ends exactly when this meeting starts."""

from heapq import heappush, heapreplace


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        rooms = []
        for start, end in sorted(intervals):
            if rooms and rooms[0] < start:
                heapreplace(rooms, end)
            else:
                heappush(rooms, end)
        return len(rooms)
