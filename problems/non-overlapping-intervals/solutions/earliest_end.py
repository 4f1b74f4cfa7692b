"""Greedy by end: keep each interval that starts no earlier than the last kept interval ends.

The exchange argument: of all intervals that could come next, the one that ends first leaves the
most room, so it can replace the next interval of any optimal choice. All other intervals are
removed.

For intervals = [[1, 4], [2, 3], [3, 5], [6, 7]]:

    start  end  kept  free_from
    -      -    0     -inf
    2      3    1     3
    1      4    1     3          overlaps with 2-3
    3      5    2     5
    6      7    3     7
    return 1
Level: 2
From: wrong/every_one_before; keeping and removing are both tried for each interval that fits,
  although one can always be kept without a doubt, so keep the one that ends first
Ask: Which interval leaves the most room for all others? Does it ever hurt to keep this one?
Beware: wrong/first_come, wrong/shortest_first
Time: O(n log n)
Space: O(n), the sorted copy
"""

from math import inf


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        kept = 0
        free_from = -inf
        for start, end in sorted(intervals, key=lambda interval: interval[1]):
            if start >= free_from:
                kept += 1
                free_from = end
        return len(intervals) - kept
