"""Shifts sums by 1000 into a table of 2000 entries, which has no entry for the sum 1000."""

VERDICT = "Runtime Error"


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        ways = [0] * 2000
        ways[1000] = 1
        for number in nums:
            further = [0] * 2000
            for total, count in enumerate(ways):
                if count:
                    further[total + number] += count
                    further[total - number] += count
            ways = further
        return ways[1000 + target]
