"""Looks for each number in its position, even if the triplet is too large in another position."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        return all(target[i] in numbers for i, numbers in enumerate(zip(*triplets)))
