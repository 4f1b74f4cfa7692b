"""Swaps without saving the target: Python assigns nums[i] first, then evaluates nums[nums[i]]."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        for i in range(n):
            while nums[i] not in (i, n):
                nums[i], nums[nums[i]] = nums[nums[i]], nums[i]
        for i in range(n):
            if nums[i] != i:
                return i
        return n
