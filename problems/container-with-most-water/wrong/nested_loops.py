"""Brute force: measures every container, up to 5 billion of them.

Level: 1
Time: O(n²)
Space: O(1)
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def maxArea(self, height: list[int]) -> int:
        best = 0
        for left in range(len(height)):
            for right in range(left + 1, len(height)):
                best = max(best, min(height[left], height[right]) * (right - left))
        return best
