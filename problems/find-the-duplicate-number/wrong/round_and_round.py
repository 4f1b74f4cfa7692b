"""Tries each place as a start until one is outside the cycles, and walks a whole cycle for each.

Reported as accepted in 2024.
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #25558"


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for start in range(1, len(nums) + 1):
            slow, fast = nums[start - 1], nums[nums[start - 1] - 1]
            while slow != fast:
                slow = nums[slow - 1]
                fast = nums[nums[fast - 1] - 1]
            if slow == start:
                continue
            entry = start
            while entry != slow:
                entry = nums[entry - 1]
                slow = nums[slow - 1]
            return entry
