"""Always jumps as far as possible, even if a shorter jump leads to a better place."""


class Solution:
    def jump(self, nums: list[int]) -> int:
        place = jumps = 0
        while place < len(nums) - 1:
            place += max(nums[place], 1)
            jumps += 1
        return jumps
