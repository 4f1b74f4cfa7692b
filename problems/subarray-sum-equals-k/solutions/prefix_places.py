"""Note at which places each sum of the first items stands, and search them for earlier ones.

Unlike a count that grows along the way, the places could answer for any part of the list, or say
which subarrays they are.
Time: O(n log n), if hashing spreads the sums as usual
Space: O(n)
"""

from bisect import bisect_left
from collections import defaultdict
from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        places = defaultdict(list)
        for place, total in enumerate(accumulate(nums, initial=0)):
            places[total].append(place)
        found = 0
        for total, ends in places.items():
            starts = places.get(total - k, [])
            found += sum(bisect_left(starts, end) for end in ends)
        return found
