"""Keep only the k largest numbers, in a heap: the least of them, on top, is the k-th largest.

Numbers only come, so what is less than k others never matters again. A new number enters the heap,
and if there are more than k numbers then, the least one leaves it.
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
