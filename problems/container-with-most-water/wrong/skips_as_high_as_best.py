"""Skips lines no higher than the largest area so far, instead of lines no higher than the water."""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        best = 0
        while left < right:
            water = min(height[left], height[right])
            best = max(best, water * (right - left))
            while left < right and height[left] <= best:
                left += 1
            while left < right and height[right] <= best:
                right -= 1
        return best
