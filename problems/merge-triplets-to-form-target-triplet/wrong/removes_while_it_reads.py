"""Removes triplets from the list while looping over it, which skips the item after each removal."""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        for triplet in triplets:
            if any(number > most for number, most in zip(triplet, target)):
                triplets.remove(triplet)
        return [max(numbers) for numbers in zip(*triplets)] == target
