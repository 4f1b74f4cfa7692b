"""Starts at the left end, and so reads gaps further right that are still empty."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *filter(None, nums), 1]
        n = len(nums)
        coins = [[0] * n for _ in range(n)]
        for i in range(n - 2):
            for j in range(i + 2, n):
                for last in range(i + 1, j):
                    found = coins[i][last] + nums[i] * nums[last] * nums[j] + coins[last][j]
                    coins[i][j] = max(coins[i][j], found)
        return coins[0][-1]
