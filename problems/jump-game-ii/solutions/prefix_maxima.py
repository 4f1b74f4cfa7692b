"""Greedy on running maxima: go to the farthest place that the places so far can reach.

No way with as many jumps gets farther: by induction, its places were not beyond these. The farthest
places are the running maxima of `place + nums[place]`.
Level: 3
Time: O(n)
Space: O(n)
"""

from itertools import accumulate


class Solution:
    def jump(self, nums: list[int]) -> int:
        farthest = list(accumulate((place + jump for place, jump in enumerate(nums)), max))
        place = jumps = 0
        while place < len(nums) - 1:
            place = farthest[place]
            jumps += 1
        return jumps
