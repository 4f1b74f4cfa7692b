"""Divide and conquer: count subarrays in the left half, in the right half, and across the middle.

A subarray across the middle joins an end of the left half to a beginning of the right half. A
beginning with the sum b fits every end with the sum k - b. The base case is a single item.
Level: 3
Beware: wrong/left_half_forwards
Time: O(n log n) on average
Space: O(n)
"""

from collections import Counter
from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        return self.within(nums, k, 0, len(nums))

    def within(self, nums, k, start, end):
        if end - start == 1:
            return int(nums[start] == k)
        middle = (start + end) // 2
        ends = Counter(accumulate(reversed(nums[start:middle])))
        across = sum(ends[k - beginning] for beginning in accumulate(nums[middle:end]))
        return self.within(nums, k, start, middle) + self.within(nums, k, middle, end) + across
