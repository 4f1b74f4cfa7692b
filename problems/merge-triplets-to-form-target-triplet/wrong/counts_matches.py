"""Counts the numbers that match, even if three of them are in the same position."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        matches = 0
        for triplet in triplets:
            if all(number <= most for number, most in zip(triplet, target)):
                matches += sum(number == most for number, most in zip(triplet, target))
        return matches >= 3
