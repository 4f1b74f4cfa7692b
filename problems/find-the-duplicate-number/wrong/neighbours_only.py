"""Compares each number with the next one, in a list that has not been sorted."""

from itertools import pairwise


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for number, following in pairwise(nums):
            if number == following:
                return number
