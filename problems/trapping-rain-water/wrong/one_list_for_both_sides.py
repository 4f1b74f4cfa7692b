"""Gives the same list two names, so the maxima from the right replace the maxima from the left."""


class Solution:
    def trap(self, height: list[int]) -> int:
        n = len(height)
        left_max = right_max = [0] * n
        left_max[0] = height[0]
        for i in range(1, n):
            left_max[i] = max(left_max[i - 1], height[i])
        right_max[-1] = height[-1]
        for i in range(n - 2, -1, -1):
            right_max[i] = max(right_max[i + 1], height[i])
        return sum(min(left_max[i], right_max[i]) - height[i] for i in range(n))
