"""Brute force: tries any one, two or three of the triplets that fit.

Level: 1
Time: O(n³)
Space: O(n)
"""

from itertools import combinations

VERDICT = "Time Limit Exceeded"


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        fit = [t for t in triplets if all(a <= b for a, b in zip(t, target))]
        for count in 1, 2, 3:
            for chosen in combinations(fit, count):
                if [max(numbers) for numbers in zip(*chosen)] == target:
                    return True
        return False
