"""Heap of the k largest numbers of the stream: the smallest of them, on top, is the answer.

Numbers are never removed from the stream, so a number that is less than k others never matters
again. A new number enters the heap, and if the heap then has more than k numbers, the smallest of
them leaves. The trace has a line for each call of `add`, written when it ends.

For ["KthLargest", "add", "add"],
[[2, [4, 5, 8]], [3], [7]]:

    val  self.largest  return
    4    [4]           4
    5    [4, 5]        4
    8    [5, 8]        5       4 has left
    3    [5, 8]        5       3 has left at once
    7    [7, 8]        7       5 has left
Level: 2
From: bisect; all numbers are kept in order, although only the k largest can ever be an answer, so
  drop the others
Ask: Can a number that is less than k others become the answer later? Which of the numbers that you
  keep do you need to find quickly?
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
