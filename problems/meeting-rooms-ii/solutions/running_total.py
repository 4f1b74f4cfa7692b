"""Note by how many the meetings under way change at each time, and add the changes up in order.

The largest total is the number of rooms: that many are needed, and then one is always free.
At a time with ends and starts, only their difference counts, so ends make room at once.
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
