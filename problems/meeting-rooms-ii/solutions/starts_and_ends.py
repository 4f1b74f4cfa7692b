"""Sort the starts and the ends apart: each start takes the room of the earliest end, or a new one.

Which meeting it is that ends does not matter, only that a room is free again. That end is then
used up, and the next start waits for the next one.
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
