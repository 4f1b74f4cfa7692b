"""Greedy on running maxima: go to the farthest place that the places so far can reach.

By induction, no way gets farther with the same number of jumps: it was not ahead one jump earlier.
The farthest places are the running maxima of `place + nums[place]`.
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
