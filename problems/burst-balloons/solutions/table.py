"""Table: for any two balloons, the most coins from those in between, the shorter gaps first.

Think of the balloon that is burst last between the two: then both are its neighbours, and it splits
the others into two gaps that have nothing to do with each other. A 1 stands at each end of the row.
Time: O(n³)
Space: O(n²)
"""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
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
