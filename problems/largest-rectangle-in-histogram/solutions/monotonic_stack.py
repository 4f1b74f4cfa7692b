"""A stack of bars that get higher: a lower bar ends the rectangles of the higher ones before it.

The rectangle of a bar that is popped reaches from the bar below it on the stack, the last lower
one, up to the new bar. A bar of height 0 at the end pops what is left.
Time: O(n): each bar is pushed and popped once
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
