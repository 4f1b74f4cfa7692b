"""Burst the zeros first: they bring nothing, and then nothing stands between the others.

For the rest, a table from the right end to the left: all gaps that start further right are known,
as are the shorter ones that start at the same balloon.
Time: O(n³), for n balloons that are not 0
Space: O(n²)
"""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *filter(None, nums), 1]
        n = len(nums)
        coins = [[0] * n for _ in nums]
        for i in reversed(range(n - 2)):
            for j in range(i + 2, n):
                for last in range(i + 1, j):
                    found = coins[i][last] + nums[i] * nums[last] * nums[j] + coins[last][j]
                    coins[i][j] = max(coins[i][j], found)
        return coins[0][-1]
