"""Reads the second house of each street even if there is only one."""

VERDICT = "Runtime Error"


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        return max(self.street(nums[1:]), self.street(nums[:-1]))

    def street(self, nums):
        most = [nums[0], max(nums[0], nums[1])]
        for i in range(2, len(nums)):
            most.append(max(most[i - 1], most[i - 2] + nums[i]))
        return most[-1]
