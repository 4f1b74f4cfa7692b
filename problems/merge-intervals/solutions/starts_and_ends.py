"""Sorting starts and ends separately: a gap is where all intervals that have begun are over.

If start number i + 1 comes after end number i, then between the two, i intervals have begun, and
all i are over. It does not matter which start an end belongs to: the points covered are the same.

For intervals = [[1, 4], [6, 8], [2, 3], [7, 9]]:

    starts        ends          begun  end  following
    [1, 2, 6, 7]  [3, 4, 8, 9]  1      3    2
    [1, 2, 6, 7]  [3, 4, 8, 9]  1      4    6          a gap
    [1, 2, 6, 7]  [3, 4, 8, 9]  6      8    7
    return [[1, 4], [6, 9]]
Level: 3
Time: O(n log n)
Space: O(n), the two sorted lists
"""


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        starts = sorted(start for start, _ in intervals)
        ends = sorted(end for _, end in intervals)
        merged = []
        begun = starts[0]
        for end, following in zip(ends, starts[1:]):
            if following > end:
                merged.append([begun, end])
                begun = following
        merged.append([begun, ends[-1]])
        return merged
