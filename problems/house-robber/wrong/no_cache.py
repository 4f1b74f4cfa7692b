"""Tries to rob and to leave each house, without a cache: exponential time."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def rob(self, nums: list[int]) -> int:
        return self.most_from(nums, 0)

    def most_from(self, nums, i):
        if i >= len(nums):
            return 0
        return max(nums[i] + self.most_from(nums, i + 2), self.most_from(nums, i + 1))
