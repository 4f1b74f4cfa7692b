"""Lets a smaller item replace only the last of the ends, so it never finds a better start."""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        ends = [nums[0]]
        for item in nums:
            if item > ends[-1]:
                ends.append(item)
            elif len(ends) == 1 or item > ends[-2]:
                ends[-1] = item
        return len(ends)
