"""Counts the left wall of a layer as part of its width."""


class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        stack = []
        for right, bar in enumerate(height):
            while stack and height[stack[-1]] < bar:
                floor = height[stack.pop()]
                if stack:
                    left = stack[-1]
                    water += (min(height[left], bar) - floor) * (right - left)
            stack.append(right)
        return water
