"""Assigns the two numbers one after the other, so a house is added to what its neighbour is in."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        before_last, last = 0, 0
        for money in nums:
            before_last = last
            last = max(last, before_last + money)
        return last
