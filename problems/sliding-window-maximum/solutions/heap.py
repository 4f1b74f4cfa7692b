"""Heap with lazy deletion: a number that has left the window is dropped once it gets to the top.

Only the largest number counts, so numbers that have left may stay below it. Each entry has its
index, which tells whether the number is still in the window. Python's heaps have the smallest item
on top, so the numbers are negated.

For nums = [3, 1, 2], k = 2:

    i  number  heap                          result
    0  3       [(-3, 0)]                     []
    1  1       [(-3, 0), (-1, 1)]            [3]
    2  2       [(-2, 2), (-1, 1)]            [3, 2]    3 has left
    return [3, 2]
Level: 3
From: wrong/brute_force; the largest number of each window is found from scratch, although only one
  number has entered, so keep the numbers in a heap, with the largest on top
Beware: wrong/only_one_leaves_the_heap
Time: O(n log n)
Space: O(n): in a rising list, all numbers stay in the heap
"""

from heapq import heappop, heappush


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        result = []
        heap = []
        for i, number in enumerate(nums):
            heappush(heap, (-number, i))
            while heap[0][1] <= i - k:
                heappop(heap)
            if i >= k - 1:
                result.append(-heap[0][0])
        return result
