"""Sort the starts and the ends separately: a gap is where all intervals that have begun are over.

If start number i + 1 comes after end number i, then i intervals have begun, and i are over. Which
start an end belongs to does not matter for what they cover together.
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
