"""Splits the row at the first balloon to burst, and ignores that both parts then touch."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        n = len(nums)
        coins = [[0] * n for _ in range(n)]
        for distance in range(2, n):
            for i in range(n - distance):
                j = i + distance
                coins[i][j] = max(
                    coins[i][k] + nums[k - 1] * nums[k] * nums[k + 1] + coins[k][j]
                    for k in range(i + 1, j)
                )
        return coins[0][-1]
