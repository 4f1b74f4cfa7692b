"""Looks at the last place, too, and jumps once more if the current jump ends there."""


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps = end = farthest = 0
        for place in range(len(nums)):
            farthest = max(farthest, place + nums[place])
            if place == end:
                jumps += 1
                end = farthest
        return jumps
