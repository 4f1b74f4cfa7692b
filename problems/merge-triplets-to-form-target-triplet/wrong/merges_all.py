"""Merges all triplets, even triplets that exceed the target."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        return [max(numbers) for numbers in zip(*triplets)] == target
