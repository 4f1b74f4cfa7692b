"""Has a table for 200 balloons, but there may be 300."""

VERDICT = "Runtime Error"
CAUGHT_BY = "killers"


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        n = len(nums)
        coins = [[0] * 202 for _ in range(202)]
        for distance in range(2, n):
            for i in range(n - distance):
                j = i + distance
                ends = nums[i] * nums[j]
                coins[i][j] = max(
                    coins[i][last] + ends * nums[last] + coins[last][j] for last in range(i + 1, j)
                )
        return coins[0][n - 1]
