"""Binary search: for each line, find the furthest line to its left that is at least as high.

That line is higher than all lines before it, since an earlier line as high would be further away.
The lines that are higher than all lines before them increase in both index and height, so a binary
search finds the line. The same search in the reversed list finds the partners on the right.
Level: 3
From: wrong/nested_loops; all partners of a line are tried, although a line that is the lower side
  needs only the furthest line at least as high, so bisect for that line
Time: O(n log n)
Space: O(n)
"""

from bisect import bisect_left


class Solution:
    def maxArea(self, height: list[int]) -> int:
        return max(self.best_to_the_left(height), self.best_to_the_left(height[::-1]))

    def best_to_the_left(self, height):
        """The most water between a line, filled to its top, and one to its left."""
        best = 0
        indices, heights = [], []  # of the lines that are higher than all lines before them
        for i, line in enumerate(height):
            if not heights or line > heights[-1]:
                indices.append(i)
                heights.append(line)
            furthest = indices[bisect_left(heights, line)]
            best = max(best, line * (i - furthest))
        return best
