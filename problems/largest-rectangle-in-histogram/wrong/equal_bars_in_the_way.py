"""Stops at bars of the same height on both sides, so it cuts equal bars into single bars."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        n = len(heights)
        left, right = [-1] * n, [n] * n
        for i in range(n):
            lower = i - 1
            while lower >= 0 and heights[lower] > heights[i]:
                lower = left[lower]
            left[i] = lower
        for i in reversed(range(n)):
            lower = i + 1
            while lower < n and heights[lower] > heights[i]:
                lower = right[lower]
            right[i] = lower
        return max(heights[i] * (right[i] - left[i] - 1) for i in range(n))
