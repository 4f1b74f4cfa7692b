"""Keeps the shortest intervals first, even if a short interval overlaps with two longer ones."""

CAUGHT_BY = "generated"


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        kept = []
        for start, end in sorted(intervals, key=lambda interval: interval[1] - interval[0]):
            if all(end <= other_start or other_end <= start for other_start, other_end in kept):
                kept.append((start, end))
        return len(intervals) - len(kept)
