"""Keep a heap of the k most frequent numbers so far: add each number, and drop the rarest of k + 1.

The rarest is on top of the heap, so it is found at once, and the heap never has more than k + 1
entries. Pairs are compared by their counts first.
Time: O(n + m log k), for m different numbers
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
