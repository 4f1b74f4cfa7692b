"""Dynamic programming: find the most that fit among the first i intervals, sorted by end.

Either the i-th is removed, or it is kept along with the most that fit before it starts. A binary
search in the ends tells how many are over by then. Unlike the greedy solutions, this can easily be
extended to intervals that count more than others.
Time: O(n log n)
Space: O(n)
"""

from bisect import bisect_right
from operator import itemgetter


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        by_end = sorted(intervals, key=itemgetter(1))
        most = [0]  # of the first 0, 1, 2 ... of them
        for start, _ in by_end:
            over = bisect_right(by_end, start, key=itemgetter(1))
            most.append(max(most[-1], most[over] + 1))
        return len(intervals) - most[-1]
