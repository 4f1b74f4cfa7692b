"""Leaves the bar out of both maxima, and counts negative water where it exceeds the lower one."""


class Solution:
    def trap(self, height: list[int]) -> int:
        n = len(height)
        left_max, right_max = [0] * n, [0] * n
        for i in range(1, n):
            left_max[i] = max(left_max[i - 1], height[i - 1])
        for i in range(n - 2, -1, -1):
            right_max[i] = max(right_max[i + 1], height[i + 1])
        return sum(min(left_max[i], right_max[i]) - height[i] for i in range(n))
