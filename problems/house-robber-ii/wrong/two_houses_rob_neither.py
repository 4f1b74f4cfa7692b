"""Robs neither of two houses, as if robbing one of them set off the alarm."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        if len(nums) == 2:
            return 0
        return max(self.street(nums[1:]), self.street(nums[:-1]))

    def street(self, nums):
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
