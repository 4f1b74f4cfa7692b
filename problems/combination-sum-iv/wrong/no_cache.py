"""Counts the ways one by one, without a cache: there may be more than two billion."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        if target == 0:
            return 1
        return sum(self.combinationSum4(nums, target - first) for first in nums if first <= target)
