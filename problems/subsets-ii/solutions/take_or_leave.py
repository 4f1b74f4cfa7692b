"""Backtracking, take or leave, in the sorted list: take a number, or leave all numbers equal to it.

To contain a number k times, a subset takes the first k of the equal numbers: once one of them is
left out, all equal numbers after it are left out, too. So no subset is made twice.

For nums = [2, 2]:

    i  subset
    0  []
    1  [2]
    2  [2, 2]
    2  [2]     the second 2 is left out
    2  []      both are left out
    return [[2, 2], [2], []]
Level: 2
From: brute_force; three 2s are taken or left in eight ways, which make only four subsets, so allow
  one way for each number of copies
Ask: Of k equal numbers, all that matters is how many are taken. If two are taken, which two should
  they be?
Beware: wrong/skips_equals_after_taking
Time: O(n · 2ⁿ)
Space: O(n) besides the result
"""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        subset = []

        def decide(i):
            if i == len(nums):
                result.append(subset[:])
                return
            subset.append(nums[i])
            decide(i + 1)
            subset.pop()
            following = i + 1
            while following < len(nums) and nums[following] == nums[i]:
                following += 1
            decide(following)

        decide(0)
        return result
