"""Skips any number equal to the previous number, even if that was taken into the subset."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        subset = []

        def extend(start):
            result.append(subset[:])
            for i in range(start, len(nums)):
                if i > 0 and nums[i] == nums[i - 1]:
                    continue
                subset.append(nums[i])
                extend(i + 1)
                subset.pop()

        extend(0)
        return result
