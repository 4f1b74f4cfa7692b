"""Sorting starts and ends separately: a gap is where all intervals that have begun are over.

If start number i + 1 comes after end number i, then between the two, i intervals have begun, and
all i have also ended. It does not matter which start an end belongs to: the points covered are the
same.

For intervals = [[1, 4], [6, 8], [2, 3], [7, 9]]:

    begun  end  following  merged
    1      -    -          []
    1      3    2          []
    6      4    6          [[1, 4]]  a gap from 4 to 6
    6      8    7          [[1, 4]]
    return [[1, 4], [6, 9]]
Level: 3
From: sort_by_start; one easily forgets to keep the larger of two ends, so sort the ends on their
  own, where the larger end comes later anyway
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
