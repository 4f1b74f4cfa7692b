"""Insert one interval after the other into a list that is always sorted and without overlaps.

In such a list, the ends are sorted, too. A binary search in the ends finds the first interval that
is not over before the new one starts, and one in the starts the first that begins after its end.
Those between them become one with it.
Time: O(n²) in the worst case, since a list moves all that follows; O(n log n) to search
Space: O(1) beside the result
"""

from bisect import bisect_left, bisect_right
from operator import itemgetter


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        merged = []
        for interval in intervals:
            start, end = interval
            first = bisect_left(merged, start, key=itemgetter(1))
            last = bisect_right(merged, end, key=itemgetter(0))
            if first < last:
                start = min(start, merged[first][0])
                end = max(end, merged[last - 1][1])
            merged[first:last] = [[start, end]]
        return merged
