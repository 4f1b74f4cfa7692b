"""Brute force: grows a rectangle from each bar unless its left neighbour has the same height.

Level: 1
Time: O(n²)
Space: O(1)
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #6192"


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        n = len(heights)
        largest = 0
        for i, bar in enumerate(heights):
            if i > 0 and bar == heights[i - 1]:
                continue
            left, right = i - 1, i + 1
            while left >= 0 and heights[left] >= bar:
                left -= 1
            while right < n and heights[right] >= bar:
                right += 1
            largest = max(largest, bar * (right - left - 1))
        return largest
