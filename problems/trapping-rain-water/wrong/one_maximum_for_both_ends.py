"""Keeps one maximum for both ends, so bars on one side hold water that runs off on the other."""


class Solution:
    def trap(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        highest = 0
        water = 0
        while left < right:
            highest = max(highest, height[left], height[right])
            if height[left] < height[right]:
                water += highest - height[left]
                left += 1
            else:
                water += highest - height[right]
                right -= 1
        return water
