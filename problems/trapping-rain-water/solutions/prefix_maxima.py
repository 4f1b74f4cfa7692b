"""Prefix maxima: the water rises to the lower of the tallest bars to the left and to the right.

Both heights are running maxima: dynamic programming from the left and from the right. They include
the bar itself, so the water above it is never negative.

    left[i] = max(left[i - 1], height[i]),  right[i] = max(right[i + 1], height[i])
    water above bar i = min(left[i], right[i]) - height[i]

The base cases are left[0] = height[0] and right[n - 1] = height[n - 1].
Level: 2
Beware: wrong/negative_water
Time: O(n)
Space: O(n)
"""

from itertools import accumulate


class Solution:
    def trap(self, height: list[int]) -> int:
        left_max = accumulate(height, max)
        right_max = reversed([*accumulate(reversed(height), max)])
        return sum(min(left, right) - bar for left, right, bar in zip(left_max, right_max, height))
