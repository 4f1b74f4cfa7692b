"""Backtracking, take or leave: for each number, first leave it out, then put it in and remove it.

The decisions form a binary tree with one level for each number, and each path from the root to a
leaf makes one subset. The 2ⁿ leaves are the base case: all numbers are decided, so the subset is
complete, and a copy of it is recorded.

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
From: cascading; the list of all subsets so far is copied at every step, so decide number by number,
  and build one subset at a time
Ask: What are the choices for one number, and how many subsets do they make for n numbers?
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
