"""Swaps once and goes on, but the number that arrived may not belong there either."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        for i in range(n):
            if nums[i] not in (i, n):
                home = nums[i]
                nums[i], nums[home] = nums[home], nums[i]
        for i in range(n):
            if nums[i] != i:
                return i
        return n
