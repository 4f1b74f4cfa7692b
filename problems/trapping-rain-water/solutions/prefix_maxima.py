"""Prefix maxima: the water rises to the lower of the tallest bars to the left and to the right.

Both heights are running maxima: dynamic programming from the left and from the right. They include
the bar itself, so the water above it is never negative.

    left_max[i] = max(left_max[i - 1], height[i])
    right_max[i] = max(right_max[i + 1], height[i])
    water above bar i = min(left_max[i], right_max[i]) - height[i]

The first entries are left_max[0] = height[0] and right_max[n - 1] = height[n - 1].

For height = [3, 1, 0, 2]:

    left_max      right_max
    [3, 3, 3, 3]  [3, 2, 2, 2]
    return 3
Level: 2
From: wrong/both_sides_again; for each bar, both sides are searched again for their tallest bars,
  although only one bar has been added to a side, so compare it with the tallest so far
Ask: The tallest of the first i bars is known. What is the tallest of the first i + 1 bars?
Beware: wrong/negative_water
Time: O(n)
Space: O(n)
"""

from itertools import accumulate


class Solution:
    def trap(self, height: list[int]) -> int:
        left_max = list(accumulate(height, max))
        right_max = list(accumulate(reversed(height), max))
        right_max.reverse()
        return sum(min(left, right) - bar for left, right, bar in zip(left_max, right_max, height))
