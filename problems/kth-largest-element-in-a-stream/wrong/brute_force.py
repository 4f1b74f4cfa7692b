"""List of all numbers: searches it for the k largest again in each call.

Level: 1
Time: O(n log k) to add a number
Space: O(n)
"""

from heapq import nlargest

VERDICT = "Time Limit Exceeded"


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.nums = nums

    def add(self, val: int) -> int:
        self.nums.append(val)
        return nlargest(self.k, self.nums)[-1]
