"""Tries each balloon as the last one of its gap, but computes a gap again each time it occurs."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]

        def coins(i, j):
            most = 0
            for last in range(i + 1, j):
                found = coins(i, last) + nums[i] * nums[last] * nums[j] + coins(last, j)
                most = max(most, found)
            return most

        return coins(0, len(nums) - 1)
