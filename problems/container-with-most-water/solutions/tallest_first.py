"""Sorting: from the tallest line to the lowest, pair each with the furthest line taken earlier.

The lines taken earlier are at least as high, so the water rises to the top of the new line. The
widest container reaches to the leftmost or to the rightmost of them, so only these two are kept.

For height = [1, 8, 6, 2, 5]:

    line  leftmost  rightmost  best
    1     1         1          0
    2     1         2          6       1 wide, 6 high
    4     1         4          15      3 wide, 5 high
    3     1         4          15      2 wide, 2 high
    0     0         4          15      4 wide, 1 high
    return 15
Level: 3
From: binary_search; each line has to search for the furthest line that is at least as high, so take
  the lines from the tallest down: then all earlier lines are high enough
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        order = sorted(range(len(height)), key=lambda i: height[i], reverse=True)
        leftmost = rightmost = order[0]
        best = 0
        for line in order:
            best = max(best, height[line] * max(line - leftmost, rightmost - line))
            leftmost = min(leftmost, line)
            rightmost = max(rightmost, line)
        return best
