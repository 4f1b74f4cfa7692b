"""Ends only one rectangle at each lower bar, even if the bar ends several rectangles."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        growing = []
        for i, bar in enumerate(heights):
            start = i
            if growing and growing[-1][1] > bar:
                start, height = growing.pop()
                largest = max(largest, height * (i - start))
            growing.append((start, bar))
        for start, height in growing:
            largest = max(largest, height * (len(heights) - start))
        return largest
