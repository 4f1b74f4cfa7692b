"""Never robs both the first and the last house, as if the street were a circle."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        return max(self.most(nums[1:]), self.most(nums[:-1]))

    def most(self, nums):
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
