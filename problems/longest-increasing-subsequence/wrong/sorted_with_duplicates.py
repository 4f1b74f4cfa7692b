"""Finds the longest common subsequence with a sorted copy in which equal items are repeated."""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        ordered = sorted(nums)
        longest = [0] * (len(ordered) + 1)
        for item in nums:
            above = longest[:]
            for j, value in enumerate(ordered):
                longest[j + 1] = above[j] + 1 if value == item else max(above[j + 1], longest[j])
        return longest[-1]
