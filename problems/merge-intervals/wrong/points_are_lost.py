"""Paints only the gaps between integers, so an interval such as [3,3] leaves no trace."""


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        painted = set()
        for start, end in intervals:
            painted.update(range(start, end))
        merged = []
        for cell in sorted(painted):
            if merged and merged[-1][1] == cell:
                merged[-1][1] = cell + 1
            else:
                merged.append([cell, cell + 1])
        return merged
