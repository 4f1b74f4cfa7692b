"""Keeps the sign of a marked number, so it indexes the list from the end."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for number in nums:
            if nums[number] < 0:
                return number
            nums[number] = -nums[number]
