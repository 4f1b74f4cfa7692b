"""Forgets the sum 0 of the empty prefix, and misses the subarrays that start the list."""

from collections import Counter


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = Counter()
        total = found = 0
        for number in nums:
            total += number
            found += seen[total - k]
            seen[total] += 1
        return found
