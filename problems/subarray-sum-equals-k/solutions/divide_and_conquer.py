"""Divide and conquer: subarrays in the left half, in the right half, and across the middle.

Those across the middle join an end of the left half to a beginning of the right one. Each beginning
needs the ends that make up the rest of k.
Time: O(n log n), if hashing spreads the sums as usual
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
