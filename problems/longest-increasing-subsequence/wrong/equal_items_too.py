"""Looks for the place behind equal items, so that these follow each other."""

from bisect import bisect_right


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        ends = []
        for item in nums:
            length = bisect_right(ends, item)
            if length == len(ends):
                ends.append(item)
            else:
                ends[length] = item
        return len(ends)
