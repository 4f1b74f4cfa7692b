"""Counts all prefix sums first, so sums that come later count as earlier sums."""

from collections import Counter
from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        sums = [*accumulate(nums, initial=0)]
        seen = Counter(sums)
        return sum(seen[total - k] for total in sums)
