"""Divide and conquer: the largest rectangle is in the left half, in the right half, or in both.

A rectangle in both halves grows from the middle, one bar at a time, always towards the higher bar,
so that it loses as little height as possible.
Level: 3
From: wrong/grows_from_each_bar; it tries the height of every bar, so halve the histogram instead:
  only rectangles across the middle remain to be grown, and they share one walk
Time: O(n log n)
Space: O(log n), the depth of the recursion
"""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        return self.largest(heights, 0, len(heights) - 1)

    def largest(self, heights, first, last):
        """The area of the largest rectangle in the bars from first to last."""
        if first == last:
            return heights[first]
        middle = (first + last) // 2
        return max(
            self.largest(heights, first, middle),
            self.largest(heights, middle + 1, last),
            self.across(heights, first, middle, last),
        )

    def across(self, heights, first, middle, last):
        """The area of the largest rectangle with bars on both sides of the middle."""
        left, right = middle, middle + 1
        height = min(heights[left], heights[right])
        largest = 2 * height
        while first < left or right < last:
            if right == last or (first < left and heights[left - 1] > heights[right + 1]):
                left -= 1
                height = min(height, heights[left])
            else:
                right += 1
                height = min(height, heights[right])
            largest = max(largest, height * (right - left + 1))
        return largest
