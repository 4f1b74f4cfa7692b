"""Heap of the times at which the rooms become free, the earliest on top.

The meetings are taken in order of start. If the room on top is not free when a meeting starts, no
room is free, and a new room is needed. A room that is free stays in the heap until it is used
again.

For intervals = [[0, 30], [5, 10], [15, 20]]:

    start  end  rooms
    -      -    []
    0      30   [30]
    5      10   [10, 30]  no room is free at 5
    15     20   [20, 30]  the room that became free at 10 is used again
    return 2
Level: 2
From: wrong/brute_force; each start looks at all meetings, so keep the times at which the rooms
  become free in a heap, whose top alone shows whether some room is free
Ask: A meeting starts. Of all the rooms in use, which one should be asked first whether it is free?
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
