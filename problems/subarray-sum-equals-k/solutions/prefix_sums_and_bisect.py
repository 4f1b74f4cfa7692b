"""Prefix sums with their places: binary search counts the earlier places of each matching sum.

The places of each prefix sum are in ascending order, so bisection tells how many of them lie before
a given end. Unlike a running count, the places can answer the question for any part of the list, or
tell which subarrays add up to k.
Level: 3
Time: O(n log n) on average
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
