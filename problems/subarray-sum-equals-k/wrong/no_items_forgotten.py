"""Does not count the sum of no items, and so misses the subarrays that start the list."""

from collections import defaultdict


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = defaultdict(int)
        total = found = 0
        for number in nums:
            total += number
            found += seen[total - k]
            seen[total] += 1
        return found
