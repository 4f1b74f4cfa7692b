"""Before the first move, takes nums[-1], the end of the list, for the number that leaves.

Reported as accepted in 2025.
"""

from collections import deque

REPORTED = "LeetCode-Feedback #33372"


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        result = []
        candidates = deque()
        for number in nums[: k - 1]:
            while candidates and candidates[-1] < number:
                candidates.pop()
            candidates.append(number)
        for i, number in enumerate(nums[k - 1 :]):
            if candidates and candidates[0] == nums[i - 1]:
                candidates.popleft()
            while candidates and candidates[-1] < number:
                candidates.pop()
            candidates.append(number)
            result.append(candidates[0])
        return result
