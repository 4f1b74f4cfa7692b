"""Counts the sum before it looks for the earlier ones, so that no items at all make 0."""

from collections import defaultdict


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = defaultdict(int, {0: 1})
        total = found = 0
        for number in nums:
            total += number
            seen[total] += 1
            found += seen[total - k]
        return found
