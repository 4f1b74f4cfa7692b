"""Cascading in the sorted list: a repeated number is added to copies of the newest subsets only.

A new number is added to a copy of every subset so far. A number that equals the previous number
extends only the newest subsets, which the previous number has just made. Any older subset, extended
by this number, would equal a subset that is already there.

For nums = [1, 2, 2]:

    number  result                                     newest
    1       [[], [1]]                                  [[1]]
    2       [[], [1], [2], [1, 2]]                     [[2], [1, 2]]
    2       [[], [1], [2], [1, 2], [2, 2], [1, 2, 2]]  [[2, 2], [1, 2, 2]]
    return [[], [1], [2], [1, 2], [2, 2], [1, 2, 2]]
Level: 3
From: brute_force; a repeated number makes subsets that are there already, so add it only to the
  subsets with which it makes a new one
Beware: wrong/older_subsets_extended_again
Time: O(n · 2ⁿ)
Space: O(2ⁿ) besides the result, for the list of the newest subsets
"""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = [[]]
        newest = []
        for i, number in enumerate(nums):
            extended = newest if i > 0 and number == nums[i - 1] else result
            newest = [[*subset, number] for subset in extended]
            result += newest
        return result
