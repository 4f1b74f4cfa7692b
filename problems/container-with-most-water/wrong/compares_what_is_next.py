"""Moves the side whose next line is taller, not the side whose current line is lower."""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        best = 0
        while left < right:
            best = max(best, min(height[left], height[right]) * (right - left))
            if height[left + 1] > height[right - 1]:
                left += 1
            else:
                right -= 1
        return best
