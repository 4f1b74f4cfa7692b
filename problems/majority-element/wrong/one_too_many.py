"""Wants more than n / 2 rounded up, so a bare majority of an odd list is not enough."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
            if counts[number] > (len(nums) + 1) // 2:
                return number
