"""Multiplies only the two neighbours of each item, not all items before and after it."""


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        n = len(nums)
        before = [1] * n
        for i in range(1, n):
            before[i] = nums[i - 1]
        after = [1] * n
        for i in range(n - 2, -1, -1):
            after[i] = nums[i + 1]
        return [left * right for left, right in zip(before, after)]
