"""Scans to the end if no bar ahead is as high: 200 million steps when the heights fall.

Reported as accepted in 2024.
"""

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #22606"


class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        left, right = 0, 1
        while right < len(height):
            highest = right
            while right < len(height) and height[right] < height[left]:
                if height[right] >= height[highest]:
                    highest = right
                right += 1
            if right == len(height):
                right = highest
            level = min(height[left], height[right])
            water += sum(level - bar for bar in height[left + 1 : right])
            left, right = right, right + 1
        return water
