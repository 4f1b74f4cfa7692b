"""Decide number by number, once to leave it and once to take it: a binary tree of decisions.

The 2ⁿ leaves of the tree, where all numbers are decided, are the subsets.
Time: O(n · 2ⁿ)
Space: O(n) besides the result
"""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        subset = []

        def decide(i):
            if i == len(nums):
                result.append(subset[:])
                return
            decide(i + 1)
            subset.append(nums[i])
            decide(i + 1)
            subset.pop()

        decide(0)
        return result
