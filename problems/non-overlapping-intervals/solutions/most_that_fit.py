"""Dynamic programming: how many of the first i intervals, sorted by end, fit without overlap.

Either the i-th interval is removed, or it is kept along with the most that fit before it starts. A
binary search among the ends finds how many intervals are over by then:

    most[i] = max(most[i - 1], most[over before interval i starts] + 1)

The base case is most[0] = 0. Unlike the greedy solutions, this can be extended to intervals with
different weights.

For intervals = [[1, 4], [2, 3], [3, 5], [6, 7]]:

    start  over  most
    -      -     [0]
    2      0     [0, 1]           the interval 2-3
    1      0     [0, 1, 1]        1-4 instead of 2-3
    3      1     [0, 1, 1, 2]     3-5 with 2-3, which is over
    6      3     [0, 1, 1, 2, 3]
    return 1
Level: 3
From: wrong/every_one_before; in the order of their ends, the intervals that are over when one
  starts are a prefix of the list, so remember how many fit in each prefix
Time: O(n log n)
Space: O(n)
"""

from bisect import bisect_right
from operator import itemgetter


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        by_end = sorted(intervals, key=itemgetter(1))
        most = [0]  # that fit among the first 0, 1, 2 ... intervals
        for start, _ in by_end:
            over = bisect_right(by_end, start, key=itemgetter(1))
            most.append(max(most[-1], most[over] + 1))
        return len(intervals) - most[-1]
