"""Always robs the richest house that is left, even if its two neighbours together have more."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        robbed = set()
        for i in sorted(range(len(nums)), key=nums.__getitem__, reverse=True):
            if not robbed & {i - 1, i + 1}:
                robbed.add(i)
        return sum(nums[i] for i in robbed)
