"""Sorting: in order, the repeated number stands next to its copy.

It sorts a copy, since LeetCode asks to leave the list as it is.
Level: 1
Time: O(n log n)
Space: O(n), the sorted copy
"""

from itertools import pairwise


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for number, following in pairwise(sorted(nums)):
            if number == following:
                return number
