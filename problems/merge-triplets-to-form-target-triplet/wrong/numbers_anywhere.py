"""Looks for each number in its position, whether or not its triplet fits in the others."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        return all(target[i] in numbers for i, numbers in enumerate(zip(*triplets)))
