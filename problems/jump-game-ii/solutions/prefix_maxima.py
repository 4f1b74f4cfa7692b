"""Greedy on running maxima: go to the farthest place that the places so far can reach.

With at most `jumps` jumps, every place up to `place` can be reached, and no other. So one more jump
reaches as far as the largest `i + nums[i]` for i up to `place`, which is a running maximum.
Level: 3
From: bfs; each window is searched for its maximum, although no earlier place reaches farther, so
  let one call compute the running maxima of all places
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
