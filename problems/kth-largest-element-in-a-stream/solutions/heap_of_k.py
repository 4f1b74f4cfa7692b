"""Heap of the k largest numbers so far: the smallest of them, on top, is the k-th largest.

Numbers are never removed from the stream, so a number that is less than k others never matters
again. A new number enters the heap, and if the heap then has more than k numbers, the smallest leaves.

For ["KthLargest", "add", "add"],
[[2, [4, 5, 8]], [3], [7]]:

    val  self.largest
    4    []
    5    [4]
    8    [4, 5]
    -    [5, 8]         4 has left
    3    [5, 8]
    return 5            3 has left at once
    7    [5, 8]
    return 7            5 has left
Level: 2
Beware: wrong/kth_smallest, wrong/trims_once_per_call
Time: O(log k) to add a number, after O(n log k) for the n numbers at the start
Space: O(k)
"""

from heapq import heappop, heappush


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.largest = []
        for num in nums:
            self.add(num)

    def add(self, val: int) -> int:
        heappush(self.largest, val)
        if len(self.largest) > self.k:
            heappop(self.largest)
        return self.largest[0]
