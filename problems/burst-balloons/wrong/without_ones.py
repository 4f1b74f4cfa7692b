"""Drops the balloons with a 1 along with the balloons with a 0, but a 1 brings coins."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *(number for number in nums if number > 1), 1]
        n = len(nums)
        coins = [[0] * n for _ in nums]
        for distance in range(2, n):
            for i in range(n - distance):
                j = i + distance
                ends = nums[i] * nums[j]
                coins[i][j] = max(
                    coins[i][last] + ends * nums[last] + coins[last][j] for last in range(i + 1, j)
                )
        return coins[0][-1]
