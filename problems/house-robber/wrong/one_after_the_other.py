"""Assigns the variables one after the other, so a house is added to a sum with its neighbour."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        before_last, last = 0, 0
        for money in nums:
            before_last = last
            last = max(last, before_last + money)
        return last
