"""Returns the first k numbers in the order of their counts: the least frequent ones."""

from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        return sorted(counts, key=counts.get)[:k]
