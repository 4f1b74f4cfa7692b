"""Compares each interval only with the last merged one, without sorting them first."""


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        merged = []
        for start, end in intervals:
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
