"""Makes a table for a negative sum if the target is less than minus the total.

Reported as accepted in 2022.
"""

VERDICT = "Runtime Error"
REPORTED = "LeetCode-Feedback #10288"


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        if len(nums) == 1 and total != abs(target):
            return 0
        plus, rest = divmod(total + target, 2)
        if rest:
            return 0
        ways = [0 for _ in range(plus + 1)]
        ways[0] = 1
        for number in nums:
            for part in range(plus, number - 1, -1):
                ways[part] += ways[part - number]
        return ways[plus]
