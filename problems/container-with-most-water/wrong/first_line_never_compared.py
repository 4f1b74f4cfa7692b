"""Begins on the left with the second line, so the first one never decides which side moves.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #10573"


class Solution:
    def maxArea(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        best = min(height[left], height[right]) * (right - left)
        i, j = 1, right
        while i < j:
            if height[i] > height[left]:
                left = i
            if height[j] > height[right]:
                right = j
            best = max(best, min(height[left], height[right]) * (right - left))
            if height[i] < height[j]:
                i += 1
            else:
                j -= 1
        return best
