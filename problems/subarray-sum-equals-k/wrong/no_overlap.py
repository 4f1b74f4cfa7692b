"""Starts over after each subarray found, and misses the subarrays that overlap it."""

from collections import Counter


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = Counter({0: 1})
        total = found = 0
        for number in nums:
            total += number
            if seen[total - k]:
                found += seen[total - k]
                seen.clear()
            seen[total] += 1
        return found
