"""Quickselect: split the numbers at the count of a random one, and go on where the k-th is.

If fewer numbers than needed have higher counts than the pivot, they belong to the answer, as do
those with the pivot's count, and the rest is sought among the others. Otherwise, the search goes on
among the higher ones. On average, this takes O(m), while sorting takes O(m log m).
Time: O(n + m²), for m different numbers; O(n) on average
Space: O(m)
"""

from collections import Counter
from random import choice


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        most, left = [], list(counts)
        while len(most) < k:
            pivot = counts[choice(left)]
            higher = [number for number in left if counts[number] > pivot]
            equal = [number for number in left if counts[number] == pivot]
            if len(most) + len(higher) >= k:
                left = higher
            else:
                most += higher + equal
                left = [number for number in left if counts[number] < pivot]
        return most
