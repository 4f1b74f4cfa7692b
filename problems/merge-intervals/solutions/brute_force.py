"""Comparison with all merged intervals: each interval absorbs the merged ones that it overlaps.

An interval that absorbs others grows only over points that they cover. Merged intervals do not
overlap each other, so no new overlaps arise, and one pass over them is enough.

For intervals = [[1, 4], [6, 8], [2, 3], [3, 7]]:

    interval  merged
    -         []
    [1, 4]    [[1, 4]]
    [6, 8]    [[1, 4], [6, 8]]
    [2, 3]    [[6, 8], [1, 4]]  2-3 has absorbed 1-4
    [3, 7]    [[1, 8]]          3-7 overlaps both
    return [[1, 8]]
Level: 1
Time: O(n²)
Space: O(n)
"""


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        merged = []
        for interval in intervals:
            start, end = interval
            apart = []
            for other in merged:
                if other[0] <= end and start <= other[1]:
                    start, end = min(start, other[0]), max(end, other[1])
                else:
                    apart.append(other)
            merged = [*apart, [start, end]]
        return merged
