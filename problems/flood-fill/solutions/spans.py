"""Span by span: paint a stretch of one row to its left and right ends, then look above and below.

Each pixel above or below the span that still has the old colour goes on the stack. By the time it
is taken off, it may have been painted with another span.
Time: O(m · n)
Space: O(m · n): each pixel is put on the stack at most twice, from above and from below
"""


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        old = image[sr][sc]
        if old == color:
            return image
        stack = [(sr, sc)]
        while stack:
            i, j = stack.pop()
            row = image[i]
            if row[j] != old:
                continue
            start, end = j, j + 1
            while start > 0 and row[start - 1] == old:
                start -= 1
            while end < len(row) and row[end] == old:
                end += 1
            row[start:end] = [color] * (end - start)
            for near in (i - 1, i + 1):
                if 0 <= near < len(image):
                    stack += [(near, k) for k in range(start, end) if image[near][k] == old]
        return image
