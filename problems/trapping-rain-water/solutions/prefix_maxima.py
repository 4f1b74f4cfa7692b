"""For each bar, the tallest from either end up to it: the water rises to the lower of these two.

Both are running maxima, one from the left and one from the right. They include the bar itself, so
the water above it is never negative.
Time: O(n)
Space: O(n)
"""

from itertools import accumulate


class Solution:
    def trap(self, height: list[int]) -> int:
        left_max = accumulate(height, max)
        right_max = reversed([*accumulate(reversed(height), max)])
        return sum(min(left, right) - bar for left, right, bar in zip(left_max, right_max, height))
