"""A heap of numbers with their places, whose largest one is dropped once it has left the window.

Numbers that have left may stay below the top, where they do no harm: only the largest one counts.
Python's heaps have the smallest item on top, so the numbers are negated.
Time: O(n log n)
Space: O(n): in a rising list, all numbers stay
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
