"""Sort by start: an interval overlaps with the one merged last, or with none before it.

It extends that one, if it starts no later than that one ends. It may also end earlier, inside it,
so the end is the larger of the two.
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
