"""Reads the second house even if there is only one."""

VERDICT = "Runtime Error"


class Solution:
    def rob(self, nums: list[int]) -> int:
        most = [0, nums[0], max(nums[0], nums[1])]
        for i in range(3, len(nums) + 1):
            most.append(max(most[i - 1], most[i - 2] + nums[i - 1]))
        return most[len(nums)]
