"""Adds a merged interval only when the next one begins, so the last one is lost."""


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
        return merged
