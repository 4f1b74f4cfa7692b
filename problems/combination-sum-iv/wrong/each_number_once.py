"""Removes a number from the list when it is used, so it cannot be used again."""


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        if target == 0:
            return 1
        ways = 0
        for i, first in enumerate(nums):
            if first <= target:
                ways += self.combinationSum4(nums[:i] + nums[i + 1 :], target - first)
        return ways
