"""Keep the k largest numbers so far in a heap: the least of them, on top, is the k-th largest.

A number that is less than k others is not the answer, whatever else there is. So each number enters
the heap, and if there are more than k then, the least one leaves it.
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
