"""Uses the lower of two bars as the height between them, even if a bar in between is lower."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        largest = max(heights)
        left, right = 0, len(heights) - 1
        while left < right:
            largest = max(largest, min(heights[left], heights[right]) * (right - left + 1))
            if heights[left] < heights[right]:
                left += 1
            else:
                right -= 1
        return largest
