"""Searches for the place after equal items, which lets equal items follow each other."""

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
