"""Quickselect: partition the numbers around a random number's count, and go on in one part only.

`most` holds numbers of the answer. If these and the numbers above the pivot's count are k or more,
they contain the answer, and the search goes on above. Otherwise, the part down to the pivot's count
joins `most`, and the search goes on below. On average, the part shrinks by a constant factor, so
all parts together have O(m) items.
Level: 3
Time: O(n + m²), for m different numbers; O(n) on average
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
