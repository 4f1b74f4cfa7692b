"""Buckets: there is one for each count from 0 to n, with the numbers that occur that often.

The buckets are emptied from the highest count down, until there are k numbers. Nothing has to be
compared, since the counts are indexes.
Time: O(n)
Space: O(n)
"""

from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        buckets = [[] for _ in range(len(nums) + 1)]
        for number, count in Counter(nums).items():
            buckets[count].append(number)
        most = []
        for bucket in reversed(buckets):
            most += bucket
            if len(most) == k:
                return most
