"""Gives the first number a vote before the loop, which counts it once more."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        left, times = nums[0], 1
        for number in nums:
            if times == 0:
                left = number
            times += 1 if number == left else -1
        return left
