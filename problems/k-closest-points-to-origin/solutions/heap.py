"""Heap of all points, the closest on top: pop k points.

`heapify` builds a heap in O(n), while n pushes take O(n log n). Each of the k pops costs O(log n).
So if k is at most n / log n, all of it takes O(n).
Level: 3
From: sort; sorting settles the order of all points, although only k are taken, so take them from a
  heap, one at a time
Beware: wrong/first_of_the_heap, wrong/no_heap
Time: O(n + k log n)
Space: O(n)
"""

from heapq import heapify, heappop


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        heap = [(x * x + y * y, x, y) for x, y in points]
        heapify(heap)
        closest = []
        for _ in range(k):
            _, x, y = heappop(heap)
            closest.append([x, y])
        return closest
