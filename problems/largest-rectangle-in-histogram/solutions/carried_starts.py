"""A stack of rectangles that may still grow: a lower bar ends higher ones, and takes their start.

Each has its start and its height. Where the new bar ends some, a rectangle of its own height could
have started where the lowest of them did.
Time: O(n): each rectangle is pushed and popped once
Space: O(n)
"""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        growing = []  # pairs of start and height: starts increase, heights never fall
        for i, bar in enumerate(heights):
            start = i
            while growing and growing[-1][1] > bar:
                start, height = growing.pop()
                largest = max(largest, height * (i - start))
            growing.append((start, bar))
        for start, height in growing:
            largest = max(largest, height * (len(heights) - start))
        return largest
