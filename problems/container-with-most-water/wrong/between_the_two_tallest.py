"""Measures only the container between the two tallest lines."""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        order = sorted(range(len(height)), key=lambda i: height[i], reverse=True)
        return height[order[1]] * abs(order[0] - order[1])
