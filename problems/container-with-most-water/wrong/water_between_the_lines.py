"""Adds up the rain that collects between the lines, as another problem asks."""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        total = 0
        for i, line in enumerate(height):
            water = min(max(height[: i + 1]), max(height[i:]))
            total += water - line
        return total
