"""Monotonic stack of growing rectangles: a lower bar ends higher ones, and takes over their start.

Each entry is the start and the height of a rectangle. The rectangles that a new bar ends are higher
than the bar, so a rectangle of the bar's height can start where the leftmost of them starts.

For heights = [2, 3, 1]:

    i  bar  growing           largest
    0  2    [(0, 2)]          0
    1  3    [(0, 2), (1, 3)]  0
    2  1    [(0, 1)]          4        3 · 1 and 2 · 2 end; 1 starts at 0
    return 4
Level: 3
From: monotonic_stack; the start of a rectangle has to be read off the bar below on the stack, so
  store the start with the bar, and hand it on when a bar is popped
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
