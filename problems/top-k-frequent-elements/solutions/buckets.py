"""Bucket sort: the bucket for each count from 0 to n holds the numbers that occur that often.

The buckets are emptied from the highest count down, until there are k numbers. Counts are indices
here, so nothing has to be compared.

For nums = [4, 5, 5], k = 2:

    bucket  most
    -       []
    []      []    no number occurs three times
    [5]     [5]
    return [5, 4]  the bucket of the numbers that occur once adds 4
Level: 2
From: sort; sorting compares counts with one another, although they are whole numbers from 1 to n,
  so let each count be an index
Ask: Which values can a count have? How could one go through the numbers from the highest count down
  without sorting?
Beware: wrong/one_bucket_short
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
