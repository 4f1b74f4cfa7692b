"""Two pointers that skip: after a container, only lines above its water can make a better one.

A container further in is narrower, so its water must be higher. From both ends, all lines that are
not above the present water are skipped before the next container is measured.
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        best = 0
        while left < right:
            water = min(height[left], height[right])
            best = max(best, water * (right - left))
            while left < right and height[left] <= water:
                left += 1
            while left < right and height[right] <= water:
                right -= 1
        return best
