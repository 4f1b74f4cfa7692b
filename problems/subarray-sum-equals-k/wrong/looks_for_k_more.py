"""Looks for an earlier prefix sum that is k more, not k less."""

from collections import Counter


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = Counter({0: 1})
        total = found = 0
        for number in nums:
            total += number
            found += seen[total + k]
            seen[total] += 1
        return found
