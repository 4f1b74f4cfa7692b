"""Uses a triplet if one of its numbers fits, even if its other numbers are too large."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        merged = [0, 0, 0]
        for triplet in triplets:
            if any(number <= most for number, most in zip(triplet, target)):
                merged = [max(pair) for pair in zip(merged, triplet)]
        return merged == target
