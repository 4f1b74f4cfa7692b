"""Drops the taller of the two lines, but the lower line limits the water."""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        best = 0
        while left < right:
            best = max(best, min(height[left], height[right]) * (right - left))
            if height[left] > height[right]:
                left += 1
            else:
                right -= 1
        return best
