"""Monotonic stack of rising bars: a lower bar ends the rectangles of the higher bars before it.

The rectangle of a popped bar lies between the next bar on the stack, which is lower, and the new
bar. The new bar is lower, too, or equal; the last of the equal bars still gets the full width. Two
sentinels avoid special cases: a bar of height 0 at the end pops all remaining bars, and the -1 at
the bottom of the stack stands for a lower bar before the first.

For heights = [2, 3, 1]:

    right  bar  stack       largest
    0      2    [-1, 0]     0
    1      3    [-1, 0, 1]  0
    2      1    [-1, 2]     4        bar 1 is popped: 3 · 1; bar 0 is popped: 2 · 2
    3      0    [-1, 3]     4        bar 2 is popped: 1 · 3
    return 4
Level: 2
From: wrong/grows_from_each_bar; each bar walks to the nearest lower bar on both sides, past bars
  that others have passed, so keep only the bars that may still be the end of such a walk
Ask: For the rectangle that is as high as a certain bar: which bar ends it on the right, and which
  bar on the left? Which of the earlier bars' rectangles can still grow when a lower bar comes?
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
