"""For each bar, searches both sides again for the tallest bar: up to 400 million steps.

Level: 1
Time: O(n²)
Space: O(n), the slices
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "generated"


class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        for i, bar in enumerate(height):
            left_max = right_max = bar
            for other in height[:i]:
                left_max = max(left_max, other)
            for other in height[i + 1 :]:
                right_max = max(right_max, other)
            water += min(left_max, right_max) - bar
        return water
