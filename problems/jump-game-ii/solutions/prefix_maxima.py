"""Greedy on running maxima: go to the farthest place that the places so far can reach.

With at most `jumps` jumps, every place up to `place` can be reached, and no other. So one more jump
reaches as far as the largest `i + nums[i]` for i up to `place`, which is a running maximum.
Level: 3
From: bfs; the maximum over a window can be the maximum over all places so far, as no earlier place
  reaches farther, and running maxima come from one call
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
