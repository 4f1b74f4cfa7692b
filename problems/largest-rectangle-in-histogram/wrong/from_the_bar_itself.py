"""Starts each rectangle at its own bar, even if higher bars precede it."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        stack = [-1]
        for right, bar in enumerate([*heights, 0]):
            while len(stack) > 1 and heights[stack[-1]] >= bar:
                left = stack.pop()
                largest = max(largest, heights[left] * (right - left))
            stack.append(right)
        return largest
