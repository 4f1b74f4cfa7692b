"""Keeps only one of several equal numbers, and drops it when the first of them leaves."""

from collections import deque


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        result = []
        candidates = deque()
        for i, number in enumerate(nums):
            while candidates and candidates[-1] <= number:
                candidates.pop()
            candidates.append(number)
            if i >= k and candidates[0] == nums[i - k]:
                candidates.popleft()
            if i >= k - 1:
                result.append(candidates[0] if candidates else number)
        return result
