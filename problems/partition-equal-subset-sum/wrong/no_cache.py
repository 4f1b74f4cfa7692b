"""Plain recursion: tries every subset, and does not remember which searches have failed.

Level: 1
Time: O(2ⁿ)
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        return rest == 0 and self.can_fill(nums, half, 0)

    def can_fill(self, nums, missing, i):
        if missing <= 0 or i == len(nums):
            return missing == 0
        return self.can_fill(nums, missing - nums[i], i + 1) or self.can_fill(nums, missing, i + 1)
