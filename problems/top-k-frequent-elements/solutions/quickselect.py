"""Quickselect: split the numbers at the count of a random one, and go on where the k-th is.

Those with higher counts than the pivot all belong to the answer if they are fewer than k. Then
those with its count follow, and only the rest of the k is looked for among the others. The halves
shrink fast on average, so it takes O(m), where sorting takes O(m log m).
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
