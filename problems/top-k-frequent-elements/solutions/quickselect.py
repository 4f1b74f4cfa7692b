"""Quickselect: partition the numbers around a random number's count, and go on in one part only.

`most` holds numbers of the answer, and `part` holds the numbers that may still join them. If `most`
and the numbers above the pivot's count are at least k, the rest of the answer is above the pivot.
Otherwise, all numbers whose counts are at least the pivot's belong to the answer, and the search
goes on below. On average, the part shrinks by a constant factor, so all parts together have O(m)
numbers.
Level: 3
From: sort; sorting also orders the numbers within the answer and outside of it, so only split them
  around one of the counts, and go on in one part
Time: O(n + m · √n), for m distinct numbers; O(n) on average
Space: O(m)
"""

from collections import Counter
from random import choice


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        most, part = [], list(counts)
        while len(most) < k:
            pivot = counts[choice(part)]
            higher = [number for number in part if counts[number] > pivot]
            equal = [number for number in part if counts[number] == pivot]
            if len(most) + len(higher) >= k:
                part = higher
            else:
                most += higher + equal
                part = [number for number in part if counts[number] < pivot]
        return most
