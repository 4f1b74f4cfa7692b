"""Keep a heap of the rooms by the times at which they become free, the earliest on top.

Meetings come in the order of their starts. If the room on top is not free by then, no room is, and
one more is needed. A room that has become free stays in the heap until it is used again.
Time: O(n log n)
Space: O(n)
"""

from heapq import heappush, heapreplace


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        rooms = []
        for start, end in sorted(intervals):
            if rooms and rooms[0] <= start:
                heapreplace(rooms, end)
            else:
                heappush(rooms, end)
        return len(rooms)
