"""Lets rectangles grow to the right only, up to the next lower bar."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        n = len(heights)
        right = [n] * n
        for i in reversed(range(n)):
            lower = i + 1
            while lower < n and heights[lower] >= heights[i]:
                lower = right[lower]
            right[i] = lower
        return max(heights[i] * (right[i] - i) for i in range(n))
