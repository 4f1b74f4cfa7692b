"""Starts at the left end, and so reads gaps further right that are still empty."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        n = len(nums)
        coins = [[0] * n for _ in nums]
        for i in range(n - 2):
            for j in range(i + 2, n):
                ends = nums[i] * nums[j]
                coins[i][j] = max(
                    coins[i][last] + ends * nums[last] + coins[last][j] for last in range(i + 1, j)
                )
        return coins[0][-1]
