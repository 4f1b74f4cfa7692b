"""Removes only one smaller number, so further smaller numbers stay in front of a larger one."""

from collections import deque


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        result = []
        candidates = deque()
        for i, number in enumerate(nums):
            if candidates and nums[candidates[-1]] < number:
                candidates.pop()
            candidates.append(i)
            if candidates[0] == i - k:
                candidates.popleft()
            if i >= k - 1:
                result.append(nums[candidates[0]])
        return result
