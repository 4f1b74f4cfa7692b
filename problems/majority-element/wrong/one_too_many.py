"""Requires more than n / 2 rounded up, so a bare majority is not enough if n is odd."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
            if counts[number] > (len(nums) + 1) // 2:
                return number
