"""Treats 0 coins as unknown, and computes the gaps within a row of zeros again and again."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        known = [[0] * len(nums) for _ in nums]

        def coins(i, j):
            if not known[i][j]:
                for last in range(i + 1, j):
                    found = coins(i, last) + nums[i] * nums[last] * nums[j] + coins(last, j)
                    known[i][j] = max(known[i][j], found)
            return known[i][j]

        return coins(0, len(nums) - 1)
