"""Counts from 0 at the first occurrence of a number."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, -1) + 1
            if counts[number] > len(nums) // 2:
                return number
