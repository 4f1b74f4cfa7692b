"""Keeps a table of the sums up to 9,999, but with 200 numbers of 100, half the total is 10,000."""

VERDICT = "Runtime Error"
CAUGHT_BY = "killers"


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        possible = [True] + [False] * 9_999
        for number in nums:
            for total in range(half, number - 1, -1):
                if possible[total - number]:
                    possible[total] = True
        return possible[half]
