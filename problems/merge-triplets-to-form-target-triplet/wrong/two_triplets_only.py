"""Merges only two triplets, even where it takes three."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        for a in triplets:
            for b in triplets:
                if [max(pair) for pair in zip(a, b)] == target:
                    return True
        return False
