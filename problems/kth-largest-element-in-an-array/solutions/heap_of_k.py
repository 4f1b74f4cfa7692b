"""Heap of the k largest numbers so far: the smallest of them, on top, is the k-th largest.

The smallest of k + 1 numbers is not needed, since the other k are at least as large. So each number
enters the heap, and if the heap then has more than k numbers, the smallest leaves.

For nums = [3, 2, 1, 5, 6, 4], k = 2:

    num  largest
    3    [3]
    2    [2, 3]
    1    [2, 3]   1 entered and left
    5    [3, 5]   2 left
    6    [5, 6]   3 left
    4    [5, 6]
    return 5
Level: 2
From: sort; sorting puts all numbers in order, although only k are asked for, so keep the k largest
  so far
Ask: When a number is less than k others, can it still be the answer? Which of the numbers that you
  keep is the next to go?
Beware: wrong/one_number_too_many, wrong/largest_of_all
Time: O(n log k)
Space: O(k)
"""

from heapq import heappop, heappush


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        largest = []
        for num in nums:
            heappush(largest, num)
            if len(largest) > k:
                heappop(largest)
        return largest[0]
