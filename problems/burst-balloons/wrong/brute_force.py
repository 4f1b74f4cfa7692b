"""Brute force: tries each balloon as the next one to burst, and so every order of the balloons.

Level: 1
Time: O(n!), the number of orders
Space: O(n²), the recursion and its copies of the row
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        return self.most([1, *nums, 1])

    def most(self, nums):
        most = 0
        for i in range(1, len(nums) - 1):
            coins = nums[i - 1] * nums[i] * nums[i + 1]
            most = max(most, coins + self.most(nums[:i] + nums[i + 1 :]))
        return most
