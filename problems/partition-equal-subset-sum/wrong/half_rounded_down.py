"""Rounds half of the total down, so it partitions lists with an odd total."""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half = sum(nums) // 2
        possible = [True] + [False] * half
        for number in nums:
            for total in range(half, number - 1, -1):
                if possible[total - number]:
                    possible[total] = True
        return possible[half]
