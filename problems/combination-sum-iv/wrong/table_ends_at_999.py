"""Makes a table of the totals from 0 to 999; the target may be 1000.

Reported as accepted in 2023.
"""

CAUGHT_BY = "small"
VERDICT = "Runtime Error"
REPORTED = "LeetCode-Feedback #16879"


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        ways = [1] + [0] * 999
        for total in range(1, target + 1):
            for last in nums:
                if last <= total:
                    ways[total] += ways[total - last]
        return ways[target]
