"""Starts anew after each subarray it finds, and so misses those that overlap."""

from collections import defaultdict


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = defaultdict(int, {0: 1})
        total = found = 0
        for number in nums:
            total += number
            if seen[total - k]:
                found += seen[total - k]
                seen.clear()
            seen[total] += 1
        return found
