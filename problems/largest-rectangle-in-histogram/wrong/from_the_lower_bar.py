"""Counts the lower bar on the left as part of the rectangle."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        stack = [-1]
        for right, bar in enumerate([*heights, 0]):
            while len(stack) > 1 and heights[stack[-1]] >= bar:
                height = heights[stack.pop()]
                width = right - stack[-1]
                largest = max(largest, height * width)
            stack.append(right)
        return largest
