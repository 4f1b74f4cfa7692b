"""Checks only the first two numbers of a triplet, and merges it even if the last is too large."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, _ = target
        merged = [0, 0, 0]
        for a, b, c in triplets:
            if a <= x and b <= y:
                merged = [max(merged[0], a), max(merged[1], b), max(merged[2], c)]
        return merged == target
