"""Starts the merge with [1,1,1], the smallest triplet, even if that triplet is not in the list."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, z = target
        merged = [1, 1, 1]
        for a, b, c in triplets:
            if a <= x and b <= y and c <= z:
                merged = [max(merged[0], a), max(merged[1], b), max(merged[2], c)]
        return merged == target
