"""Tries each of several equal numbers as the next number, which finds subsets more than once."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        subset = []

        def extend(start):
            result.append(subset[:])
            for i in range(start, len(nums)):
                subset.append(nums[i])
                extend(i + 1)
                subset.pop()

        extend(0)
        return result
