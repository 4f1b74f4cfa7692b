"""Compares each start with the previous interval's end, even if the merged interval ends later."""


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        merged = []
        previous_end = None
        for start, end in sorted(intervals):
            if merged and start <= previous_end:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
            previous_end = end
        return merged
