"""Dynamic programming from the back: one jump more than the best place that the jumps lead to.

From a 0, there is no way, so the table holds infinity, which is never the best unless all are.
Time: O(n · m) for jumps of at most m places
Space: O(n)
"""

from math import inf


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps = [inf] * len(nums)
        jumps[-1] = 0
        for place in reversed(range(len(nums) - 1)):
            reached = jumps[place + 1 : place + nums[place] + 1]
            jumps[place] = 1 + min(reached, default=inf)
        return jumps[0]
