"""Stops at the first triplet that exceeds the target, instead of skipping it."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, z = target
        merged = [0, 0, 0]
        for a, b, c in triplets:
            if a > x or b > y or c > z:
                break
            merged = [max(merged[0], a), max(merged[1], b), max(merged[2], c)]
        return merged == target
