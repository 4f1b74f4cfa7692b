"""Reads the second house even if there is only one."""

VERDICT = "Runtime Error"


class Solution:
    def rob(self, nums: list[int]) -> int:
        most = [nums[0], max(nums[0], nums[1])]
        for i in range(2, len(nums)):
            most.append(max(most[i - 1], most[i - 2] + nums[i]))
        return most[-1]
