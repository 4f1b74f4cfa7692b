"""Monotonic stack of rising bars: a lower bar ends the rectangles of the higher bars before it.

The rectangle of a popped bar lies between the next bar on the stack, which is the last lower bar
before the popped bar, and the new bar. A bar also pops an equal bar: the last of the equal bars
still gets the full width. A bar of height 0 at the end is a sentinel that pops all remaining bars;
the -1 at the bottom of the stack is a sentinel for a lower bar before the first. The trace leaves
out the first bar.

For heights = [2, 3, 1]:

    right  bar  stack       largest
    1      3    [-1, 0]     0
    2      1    [-1, 0, 1]  0
    2      1    [-1, 0]     3        bar 1 is popped: 3 · 1
    2      1    [-1]        4        bar 0 is popped: 2 · 2
    3      0    [-1, 2]     4
    return 4
Level: 2
Beware: wrong/nothing_ends_the_last_bars, wrong/one_pop_for_each_bar
Time: O(n), amortized: each bar is pushed once, and popped at most once
Space: O(n)
"""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = 0
        stack = [-1]  # indices of bars; the first stands for a lower bar in front of them all
        for right, bar in enumerate([*heights, 0]):
            while len(stack) > 1 and heights[stack[-1]] >= bar:
                height = heights[stack.pop()]
                width = right - stack[-1] - 1
                largest = max(largest, height * width)
            stack.append(right)
        return largest
