"""Backtracking in the sorted list: of equal numbers that could come next, only the first is tried.

Every call stands for one subset. A number is skipped if the one before it is equal and was not
taken: that one stands at or after the start.
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
