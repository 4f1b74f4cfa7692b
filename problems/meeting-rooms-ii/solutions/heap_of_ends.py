"""Heap of the rooms by the times at which they become free, the earliest on top.

Meetings are taken in the order of their starts. If the room on top is not free by then, no room is,
and one more is needed. A room that has become free stays in the heap until it is used again.

For intervals = [[0, 30], [5, 10], [15, 20]]:

    start  end  rooms
    0      30   []
    5      10   [30]
    15     20   [10, 30]  the room that is free from 10 on
    return 2
Level: 2
Beware: wrong/sorted_by_end
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
