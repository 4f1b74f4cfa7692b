"""Fills up to the taller of the two sides; the water runs off over the lower one."""

from itertools import accumulate


class Solution:
    def trap(self, height: list[int]) -> int:
        left_max = accumulate(height, max)
        right_max = reversed([*accumulate(reversed(height), max)])
        return sum(max(left, right) - bar for left, right, bar in zip(left_max, right_max, height))
