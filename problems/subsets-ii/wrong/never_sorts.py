"""Compares neighbours without sorting, so it does not recognize equal numbers that are apart."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
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
