"""Sort by start: an interval overlaps with the last of the merged ones, or with none of them.

The two overlap if the new one starts no later than the last one ends. The new one may lie inside
the last one, so the merged end is the larger of the two.
Time: O(n log n)
Space: O(n), the sorted copy
"""


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        merged = []
        for start, end in sorted(intervals):
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
