"""Treats the first bar as a lower bar if no lower bar is on the left, and so leaves it out."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        stack = []
        for right, bar in enumerate([*heights, 0]):
            while stack and heights[stack[-1]] >= bar:
                height = heights[stack.pop()]
                left = stack[-1] if stack else 0
                largest = max(largest, height * (right - left - 1))
            stack.append(right)
        return largest
