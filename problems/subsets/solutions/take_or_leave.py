"""Backtracking, take or leave: for each number, first leave it out, then take it.

The decisions form a binary tree: one level for each number, and one path for each combination of
decisions. Its 2ⁿ leaves are the base case: all numbers are decided, so the subset is complete.

For nums = [1, 2]:

    i  subset
    0  []
    1  []
    2  []      a leaf: both numbers are left out
    2  [2]     a leaf
    1  [1]
    2  [1]     a leaf
    2  [1, 2]  a leaf
Level: 2
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
