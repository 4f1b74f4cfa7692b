"""Greedy: leaves the largest balloon of each gap for the end."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]

        def coins(i, j):
            if j - i < 2:
                return 0
            last = max(range(i + 1, j), key=nums.__getitem__)
            return coins(i, last) + nums[i] * nums[last] * nums[j] + coins(last, j)

        return coins(0, len(nums) - 1)
