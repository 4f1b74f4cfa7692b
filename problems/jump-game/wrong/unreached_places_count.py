"""Considers the jumps of all places, even of places that cannot be reached."""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        farthest = max(place + jump for place, jump in enumerate(nums[:-1] or nums))
        return farthest >= len(nums) - 1
