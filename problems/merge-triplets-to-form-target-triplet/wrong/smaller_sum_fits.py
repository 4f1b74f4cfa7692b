"""Uses a triplet if the sum of its numbers is not larger than the sum of the target."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        merged = [0, 0, 0]
        for triplet in triplets:
            if sum(triplet) <= sum(target):
                merged = [max(pair) for pair in zip(merged, triplet)]
        return merged == target
