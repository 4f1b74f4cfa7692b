"""Note how the number of meetings under way changes at each time, and add up the changes in order.

The largest total is the number of rooms: that many meetings are under way at once, and with that
many rooms, one is free at each start. At a time with both starts and ends, only their difference
counts, so a room is used again at once.
Time: O(n log n)
Space: O(n)
"""

from collections import Counter
from itertools import accumulate


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        change = Counter()
        for start, end in intervals:
            change[start] += 1
            change[end] -= 1
        return max(accumulate(change[time] for time in sorted(change)))
