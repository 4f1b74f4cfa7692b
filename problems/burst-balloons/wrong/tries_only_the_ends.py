"""Tries only the first and the last balloon in each gap as the one to burst last."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        n = len(nums)
        coins = [[0] * n for _ in range(n)]
        for distance in range(2, n):
            for i in range(n - distance):
                j = i + distance
                ends = nums[i] * nums[j]
                coins[i][j] = max(
                    coins[i][last] + ends * nums[last] + coins[last][j] for last in (i + 1, j - 1)
                )
        return coins[0][-1]
