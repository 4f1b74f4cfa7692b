"""A deque of numbers that may yet be the largest, falling from left to right: the first one is it.

A number that comes in removes those that are smaller from the right end: they leave the window
before it does, so none of them will ever be the largest. The deque holds places, which tell when
the first number has left the window.
Time: O(n): each place is appended and removed at most once
Space: O(k) besides the result
"""

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
            if i >= k - 1:
                result.append(nums[candidates[0]])
        return result
