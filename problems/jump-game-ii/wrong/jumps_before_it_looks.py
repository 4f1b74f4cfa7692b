"""Ends each jump before it considers the last place in reach as the start of the next jump."""


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps, end, farthest = 0, 0, nums[0]
        for place in range(len(nums) - 1):
            if place == end:
                jumps += 1
                end = farthest
            farthest = max(farthest, place + nums[place])
        return jumps
