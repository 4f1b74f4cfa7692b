"""Prefix sums with their lengths: binary search counts the shorter prefixes of each matching sum.

The lengths of the prefixes with a certain sum are in ascending order, so bisection shows how many
of them are shorter than a given prefix. Unlike a count, the lengths can also show which subarrays
add up to k, or answer the question for any part of the list.

For nums = [1, 2, -2, 3], k = 3:

    total  longer  shorter  found
    0      [0]     []       0
    1      [1, 3]  []       0
    3      [2]     [0]      1      [1, 2]
    4      [4]     [1, 3]   3      [2, -2, 3] and [3]
    return 3
Level: 3
From: prefix_sums; a count tells how many subarrays there are, but not where they are, so keep the
  lengths of the prefixes with each sum, and bisect them
Time: O(n log n)
Space: O(n)
"""

from bisect import bisect_left
from collections import defaultdict
from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        lengths = defaultdict(list)  # {sum: the lengths of the prefixes that have it}
        for length, total in enumerate(accumulate(nums, initial=0)):
            lengths[total].append(length)
        found = 0
        for total, longer in lengths.items():
            shorter = lengths.get(total - k, [])
            found += sum(bisect_left(shorter, length) for length in longer)
        return found
