"""Sorting starts and ends separately: each start takes the first room that is free, or a new one.

If the next end is not after the start, a room is free again; this end is then used up, and the next
end takes its place. It does not matter which meeting an end belongs to.

For intervals = [[0, 30], [5, 10], [15, 20]]:

    start  used_up  rooms
    -      0        0
    0      0        1
    5      0        2      no meeting has ended yet
    15     1        2      the end 10 has passed
    return 2
Level: 3
From: heap_of_ends; the ends leave the heap in sorted order, so replace the heap with a sorted list
  and an index
Beware: wrong/end_is_not_used_up
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
