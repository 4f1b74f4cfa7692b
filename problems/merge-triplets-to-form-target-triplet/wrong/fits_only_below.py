"""Leaves out triplets that equal the target in a position: exactly the triplets it needs."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, z = target
        merged = [0, 0, 0]
        for a, b, c in triplets:
            if a < x and b < y and c < z:
                merged = [max(merged[0], a), max(merged[1], b), max(merged[2], c)]
        return merged == target
