"""Counts a single item only if the whole list has no other item."""

from collections import Counter
from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        return self.within(nums, k, 0, len(nums))

    def within(self, nums, k, start, end):
        if end - start == 1:
            return int(len(nums) == 1 and nums[start] == k)
        middle = (start + end) // 2
        ends = Counter(accumulate(reversed(nums[start:middle])))
        across = sum(ends[k - beginning] for beginning in accumulate(nums[middle:end]))
        return self.within(nums, k, start, middle) + self.within(nums, k, middle, end) + across
