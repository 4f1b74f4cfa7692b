"""Backtracking in the sorted list: of equal numbers that could come next, try only the first.

Each call stands for one subset. Sorting puts equal numbers side by side. A subset that continues
with a later equal number can continue with the first one instead, so the later number would only
repeat subsets. So a number at an index after `start` is skipped if it equals the previous number.

For nums = [1, 2, 2]:

    start  subset
    0      []
    1      [1]
    2      [1, 2]
    3      [1, 2, 2]
    2      [2]        the second 2 after [1] was skipped
    3      [2, 2]
    return [[], [1], [1, 2], [1, 2, 2], [2], [2, 2]]
Level: 2
From: brute_force; equal subsets are built only to be thrown away in the end, so do not enter a
  branch that only repeats another
Ask: Two equal numbers could come next: which subsets does the second one lead to that the first one
  does not?
Beware: wrong/equal_number_never_twice, wrong/never_sorts
Time: O(n · 2ⁿ)
Space: O(n) besides the result
"""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        subset = []

        def extend(start):
            result.append(subset[:])
            for i in range(start, len(nums)):
                if i > start and nums[i] == nums[i - 1]:
                    continue
                subset.append(nums[i])
                extend(i + 1)
                subset.pop()

        extend(0)
        return result
