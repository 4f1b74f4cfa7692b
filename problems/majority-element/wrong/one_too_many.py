"""Asks for n / 2 times, rounded up, and one more."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
            if counts[number] > (len(nums) + 1) // 2:
                return number
