"""Sorting: count the numbers, and sort the distinct numbers by their counts.

The last k of the m distinct numbers have the highest counts.
Level: 1
Beware: wrong/least_frequent
Time: O(n + m log m), for m distinct numbers
Space: O(m)
"""

from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        return sorted(counts, key=counts.get)[-k:]
