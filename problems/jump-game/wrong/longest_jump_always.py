"""Always jumps as far as possible, even if a shorter jump leads to a better place."""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        place = 0
        while place < len(nums) - 1 and nums[place]:
            place += nums[place]
        return place >= len(nums) - 1
