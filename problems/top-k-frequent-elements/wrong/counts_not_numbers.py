"""Returns the counts, not the numbers that have them."""

from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        return sorted(counts.values())[-k:]
