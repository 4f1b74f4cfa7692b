"""Sorting: from the tallest line to the lowest, pair each line with the furthest line taken before.

The lines taken earlier are at least as high, so the water rises to the top of the new line. The
widest container reaches to the leftmost or to the rightmost of them, so only these two are kept.
Level: 3
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        order = sorted(range(len(height)), key=height.__getitem__, reverse=True)
        leftmost = rightmost = order[0]
        best = 0
        for line in order:
            best = max(best, height[line] * max(line - leftmost, rightmost - line))
            leftmost = min(leftmost, line)
            rightmost = max(rightmost, line)
        return best
