"""Starts each new rectangle at its own bar, even if it could reach back over higher bars."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        growing = []
        for i, bar in enumerate(heights):
            while growing and growing[-1][1] > bar:
                start, height = growing.pop()
                largest = max(largest, height * (i - start))
            growing.append((i, bar))
        for start, height in growing:
            largest = max(largest, height * (len(heights) - start))
        return largest
