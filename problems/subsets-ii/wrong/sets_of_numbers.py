"""Keeps each subset as a set of its numbers, which forgets how often each number occurs."""

from itertools import combinations


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        found = set()
        for size in range(len(nums) + 1):
            for subset in combinations(nums, size):
                found.add(frozenset(subset))
        return [list(subset) for subset in found]
