"""Monotonic stack of growing rectangles: a lower bar ends higher ones, and takes over their start.

Each entry is the start and the height of a rectangle. The rectangles that a new bar ends are higher
than the bar, so a rectangle of its height can start where the leftmost of them starts. The trace
leaves out the first bar.

For heights = [2, 3, 1]:

    i  bar  start  growing
    1  3    1      [(0, 2)]
    2  1    2      [(0, 2), (1, 3)]
    2  1    1      [(0, 2)]          area 3 · 1
    2  1    0      []                area 2 · 2
    return 4
Level: 3
Time: O(n), amortized: each rectangle is pushed once, and popped at most once
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
