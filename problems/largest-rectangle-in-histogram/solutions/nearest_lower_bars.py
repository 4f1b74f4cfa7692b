"""Jumps to the nearest lower bar on either side: a bar's rectangle fills the space between them.

The search for a lower bar starts at the neighbour. From a bar that is not lower, the search jumps
to that bar's nearest lower bar, since no bar in between can be lower either.
Level: 3
From: wrong/grows_from_each_bar; the walks pass the same bars many times, so store where each walk
  ended, and let later walks jump there
Time: O(n), amortized: a bar that a search passes over is not looked at again in that direction
Space: O(n)
"""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        n = len(heights)
        left, right = [-1] * n, [n] * n
        for i in range(n):
            lower = i - 1
            while lower >= 0 and heights[lower] >= heights[i]:
                lower = left[lower]
            left[i] = lower
        for i in reversed(range(n)):
            lower = i + 1
            while lower < n and heights[lower] >= heights[i]:
                lower = right[lower]
            right[i] = lower
        return max(heights[i] * (right[i] - left[i] - 1) for i in range(n))
