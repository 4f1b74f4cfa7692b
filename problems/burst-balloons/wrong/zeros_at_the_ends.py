"""Adds a 0 at each end of the row, so that the last balloon brings nothing."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [0, *nums, 0]
        n = len(nums)
        coins = [[0] * n for _ in range(n)]
        for distance in range(2, n):
            for i in range(n - distance):
                j = i + distance
                ends = nums[i] * nums[j]
                coins[i][j] = max(
                    coins[i][last] + ends * nums[last] + coins[last][j] for last in range(i + 1, j)
                )
        return coins[0][-1]
