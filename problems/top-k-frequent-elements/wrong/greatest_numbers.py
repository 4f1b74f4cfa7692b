"""Sorts by the numbers themselves, not by their counts."""

from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        return sorted(counts)[-k:]
