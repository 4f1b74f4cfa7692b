"""Searches each window from scratch for its largest number: up to 2.5 billion steps.

Reported as accepted in 2020.
Level: 1
Time: O(n · k)
Space: O(k), the slice, besides the result
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #253"


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        return [max(nums[i : i + k]) for i in range(len(nums) - k + 1)]
