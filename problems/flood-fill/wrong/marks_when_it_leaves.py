"""Paints a pixel when it leaves the queue, so every path adds it again, in exponential time.

Reported as accepted in 2026.
"""

from collections import deque

REPORTED = "LeetCode-Feedback #39129"
VERDICT = "Time Limit Exceeded"


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        old = image[sr][sc]
        if old == color:
            return image
        queue = deque([(sr, sc)])
        while queue:
            row, column = queue.popleft()
            image[row][column] = color
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                inside = 0 <= r < len(image) and 0 <= c < len(image[0])
                if inside and image[r][c] == old:
                    queue.append((r, c))
        return image
