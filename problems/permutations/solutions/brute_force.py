"""Brute force: of all nⁿ rows of n numbers, keep the rows in which no number repeats.

A row of n numbers without a repetition has each of the n numbers once: it is a permutation.
Level: 1
Time: O(n · nⁿ): for 6 numbers, 46,656 rows for 720 permutations
Space: O(n) besides the result
"""

from itertools import product


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        rows = product(nums, repeat=len(nums))
        return [list(row) for row in rows if len(set(row)) == len(nums)]
