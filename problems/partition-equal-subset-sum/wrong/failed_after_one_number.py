"""Marks a sum as failed after only the first number has been tried with it.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #8353"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest or max(nums) > half:
            return False
        failed = set()

        def can_reach(total, first):
            if total == half:
                return True
            if total > half or total in failed:
                return False
            for i in range(first, len(nums) - 1):
                if can_reach(total + nums[i], i + 1):
                    return True
                failed.add(total)
            return False

        return can_reach(0, 0)
