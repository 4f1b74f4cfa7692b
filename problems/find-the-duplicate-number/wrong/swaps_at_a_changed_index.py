"""Assigns to `nums[0]` first, so the old number goes to a wrong index, and the loop may not end."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        while nums[nums[0]] != nums[0]:
            nums[0], nums[nums[0]] = nums[nums[0]], nums[0]
        return nums[0]
