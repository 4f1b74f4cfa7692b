"""Uses 1,000 jumps as infinity; a row of ones takes up to 9,999."""

CAUGHT_BY = "generated"


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps = [1000] * len(nums)
        jumps[-1] = 0
        for place in reversed(range(len(nums) - 1)):
            for reached in range(place + 1, min(place + nums[place] + 1, len(nums))):
                jumps[place] = min(jumps[place], jumps[reached] + 1)
        return jumps[0]
