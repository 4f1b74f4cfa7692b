"""Sweep line as a difference array: note all changes in the number of meetings, and add them up.

The largest total is the number of rooms: that many meetings are under way at once, and with that
many rooms, one is free at each start. At a time with both starts and ends, only their difference
counts, so a room is used again at once.

For intervals = [[0, 30], [5, 10], [15, 20]]:

    start  end  change
    -      -    {}
    0      30   {0: 1, 30: -1}
    5      10   {0: 1, 30: -1, 5: 1, 10: -1}
    15     20   {0: 1, 30: -1, 5: 1, 10: -1, 15: 1, 20: -1}
    return 2
Level: 3
From: wrong/brute_force; the meetings are counted again at each start, so only note how their number
  changes at each start and end, and add up these changes
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
