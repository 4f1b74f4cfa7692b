"""Assigns the variables one by one, so a house is added to a sum that includes its neighbour."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        before_last, last = 0, 0
        for money in nums:
            before_last = last
            last = max(last, before_last + money)
        return last
