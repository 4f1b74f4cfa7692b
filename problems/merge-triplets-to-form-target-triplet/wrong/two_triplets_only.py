"""Merges only two triplets, though it may take three."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        for a in triplets:
            for b in triplets:
                if [max(pair) for pair in zip(a, b)] == target:
                    return True
        return False
