"""Sorting: in a sorted list, the copies of the repeated number are neighbours.

LeetCode asks for the list to stay as it is, so this sorts a copy.
Level: 1
From: wrong/nested_loops; equal numbers may be far apart, so that every pair has to be compared;
  sort the list, and they become neighbours
Time: O(n log n)
Space: O(n), the sorted copy
"""

from itertools import pairwise


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for number, following in pairwise(sorted(nums)):
            if number == following:
                return number
