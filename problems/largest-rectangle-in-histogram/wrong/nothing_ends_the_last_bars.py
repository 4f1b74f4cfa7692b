"""Never pops the bars that remain at the end, so it misses rectangles that reach the end."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        stack = [-1]
        for right, bar in enumerate(heights):
            while len(stack) > 1 and heights[stack[-1]] >= bar:
                height = heights[stack.pop()]
                width = right - stack[-1] - 1
                largest = max(largest, height * width)
            stack.append(right)
        return largest
