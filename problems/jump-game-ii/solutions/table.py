"""Bottom-up table, from the back: a place takes one jump more than the best place within its reach.

    jumps[i] = 1 + min(jumps[i + 1], ..., jumps[i + nums[i]])

The base case is the last place, with 0 jumps; a reach beyond it is cut off there. A place with a 0
leads nowhere, so its entry is infinity, and so is the entry of a place that reaches only such
places.

For nums = [2, 3, 0, 4]:

    place  reached   jumps
    -      -         [inf, inf, inf, 0]
    2      []        [inf, inf, inf, 0]  place 2 leads nowhere
    1      [inf, 0]  [inf, 1, inf, 0]
    0      [1, inf]  [2, 1, inf, 0]
    return 2
Level: 1
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
