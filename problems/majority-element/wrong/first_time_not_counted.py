"""Starts to count at 0 when a number is there for the first time."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, -1) + 1
            if counts[number] > len(nums) // 2:
                return number
