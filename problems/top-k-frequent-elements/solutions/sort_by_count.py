"""Count the numbers, and sort those that there are by their counts.

Only different numbers are sorted, m of them, and the last k have the highest counts.
Time: O(n + m log m), for m different numbers
Space: O(m)
"""

from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        return sorted(counts, key=counts.get)[-k:]
