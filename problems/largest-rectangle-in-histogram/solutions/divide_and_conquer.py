"""Divide and conquer: the largest rectangle is in the left half, in the right half, or spans both.

A rectangle that spans both grows from the middle, one bar at a time, always towards the higher bar,
so that it loses as little height as possible.

For heights = [2, 3, 1, 2]:

    first  last  return
    0      0     2
    1      1     3
    0      1     4       across both bars: 2 · 2
    2      2     1
    3      3     2
    2      3     2
    0      3     4       4 · 1 across all bars is no larger
    return 4
Level: 3
From: wrong/grows_from_each_bar; every bar grows a rectangle of its own, so cut the histogram in
  half: only the rectangles across the cut are left, and one walk grows all of them
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
