"""Always jumps as far as possible, though a shorter jump may lead to a better place."""


class Solution:
    def jump(self, nums: list[int]) -> int:
        place = jumps = 0
        while place < len(nums) - 1:
            place += max(nums[place], 1)
            jumps += 1
        return jumps
