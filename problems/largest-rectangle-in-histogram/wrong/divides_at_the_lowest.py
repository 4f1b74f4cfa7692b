"""Splits at the lowest bar, and searches again in a range that may be only one bar shorter."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        ranges = [(0, len(heights))]
        while ranges:
            start, end = ranges.pop()
            if start < end:
                lowest = min(range(start, end), key=heights.__getitem__)
                largest = max(largest, heights[lowest] * (end - start))
                ranges += [(start, lowest), (lowest + 1, end)]
        return largest
