"""Adds up the left half from its first item, not backwards from the middle."""

from collections import Counter
from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        return self.within(nums, k, 0, len(nums))

    def within(self, nums, k, start, end):
        if end - start == 1:
            return int(nums[start] == k)
        middle = (start + end) // 2
        suffixes = Counter(accumulate(nums[start:middle]))
        across = sum(suffixes[k - prefix] for prefix in accumulate(nums[middle:end]))
        return self.within(nums, k, start, middle) + self.within(nums, k, middle, end) + across
