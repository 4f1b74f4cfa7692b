"""Searches the window only when its largest number leaves: at every move if the numbers fall.

Reported as accepted in 2020.
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #1492"


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        largest = max(nums[:k])
        result = [largest]
        for i in range(k, len(nums)):
            if nums[i - k] == largest:
                largest = max(nums[i - k + 1 : i + 1])
            else:
                largest = max(largest, nums[i])
            result.append(largest)
        return result
