"""Caches the coins of each gap in a default argument, so the next row gets the old results."""


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        return self.coins([1, *nums, 1], 0, len(nums) + 1)

    def coins(self, nums, i, j, known={}):  # noqa: B006 (the mistake)
        if (i, j) not in known:
            known[i, j] = 0
            for last in range(i + 1, j):
                before = self.coins(nums, i, last) + self.coins(nums, last, j)
                known[i, j] = max(known[i, j], before + nums[i] * nums[last] * nums[j])
        return known[i, j]
