"""Keeps the result in a default argument, which still holds the subsets of earlier calls."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        return self.extend(nums, 0, [])

    def extend(self, nums, start, subset, result=[]):  # noqa: B006 (the mistake)
        result.append(subset)
        for i in range(start, len(nums)):
            self.extend(nums, i + 1, [*subset, nums[i]])
        return result
