"""Heap of k: keep the k most frequent numbers so far, and drop the rarest when there are k + 1.

When a number is dropped, the k others have at least its count, so it is not in the answer. The
rarest number is on top of the heap, which compares pairs by their counts first.

For nums = [4, 5, 5, 5, 6, 6], k = 2:

    number  count  heap
    4       1      [(1, 4)]
    5       3      [(1, 4), (3, 5)]
    6       2      [(2, 6), (3, 5)]    4 was the rarest of three
    return [6, 5]
Level: 2
From: sort; sorting puts all m numbers in order, although all but k of them are thrown away, so keep
  only the k most frequent numbers so far
Ask: Of k + 1 numbers and their counts, which number is certainly not among the k most frequent?
  What has to be found quickly, then?
Beware: wrong/heap_by_number
Time: O(n + m log k), for m distinct numbers
Space: O(m)
"""

from collections import Counter
from heapq import heappop, heappush


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        heap = []
        for number, count in Counter(nums).items():
            heappush(heap, (count, number))
            if len(heap) > k:
                heappop(heap)
        return [number for _, number in heap]
