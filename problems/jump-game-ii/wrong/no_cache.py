"""Tries every jump from every place without a cache, in exponential time."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def jump(self, nums: list[int]) -> int:
        return self.jumps_from(nums, 0)

    def jumps_from(self, nums, place):
        if place >= len(nums) - 1:
            return 0
        jumps = range(1, nums[place] + 1)
        return 1 + min((self.jumps_from(nums, place + jump) for jump in jumps), default=len(nums))
