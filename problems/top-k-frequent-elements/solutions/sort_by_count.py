"""Count the numbers, and sort the different ones by their counts.

There are m different numbers to sort, and the last k of them have the highest counts.
Time: O(n + m log m), for m different numbers
Space: O(m)
"""

from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        return sorted(counts, key=counts.get)[-k:]
