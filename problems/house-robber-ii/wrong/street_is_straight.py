"""Robs the houses of a plain street, in which the first and the last are not next to each other."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
