"""Sort the starts and the ends separately: each start takes the first free room, or a new one.

It does not matter which meeting ends, only that a room is free again. That end is then used up, and
the next start is compared with the next end.
Time: O(n log n)
Space: O(n), the two sorted lists
"""


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        starts = sorted(start for start, _ in intervals)
        ends = sorted(end for _, end in intervals)
        rooms = used_up = 0
        for start in starts:
            if ends[used_up] <= start:
                used_up += 1
            else:
                rooms += 1
        return rooms
