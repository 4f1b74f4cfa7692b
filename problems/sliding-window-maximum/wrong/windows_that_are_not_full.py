"""Returns a maximum for each number, even while the window is not yet full."""

from collections import deque


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        result = []
        candidates = deque()
        for i, number in enumerate(nums):
            while candidates and nums[candidates[-1]] < number:
                candidates.pop()
            candidates.append(i)
            if candidates[0] == i - k:
                candidates.popleft()
            result.append(nums[candidates[0]])
        return result
