"""Treats a single integer as a special case, and counts one way for a 0 instead of two.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #26082"


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        if len(nums) == 1:
            return 1 if nums[0] == abs(target) else 0
        ways = {0: 1}
        for number in nums:
            further = defaultdict(int)
            for total, count in ways.items():
                further[total + number] += count
                further[total - number] += count
            ways = further
        return ways.get(target, 0)
