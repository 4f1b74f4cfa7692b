"""Greedy by start: of two intervals that overlap, remove the one that ends later.

All later intervals start no earlier than these two, so the one that ends earlier leaves more room.
If both end at the same time, either can be removed.

For intervals = [[1, 4], [2, 3], [3, 5], [6, 7]]:

    start  end  removed  free_from
    -      -    0        -inf
    1      4    0        4
    2      3    1        3          1-4 is removed, as 2-3 ends earlier
    3      5    1        5
    6      7    1        7
    return 1
Level: 3
From: earliest_end; the intervals are sorted by their ends, unlike in most problems, so sort by
  start, and give up a kept interval if the next one ends earlier
Beware: wrong/removed_still_in_the_way
Time: O(n log n)
Space: O(n), the sorted copy
"""

from math import inf


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        removed = 0
        free_from = -inf
        for start, end in sorted(intervals):
            if start >= free_from:
                free_from = end
            else:
                removed += 1
                free_from = min(free_from, end)
        return removed
