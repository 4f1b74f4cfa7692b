"""Span by span: paint all of a row to the left and to the right, then look above and below.

What follows in the next row is found from the pixels beside the span; each one that still has the
old colour goes on the stack. When its turn comes it may have been painted with another span.
Time: O(m · n)
Space: O(m · n): each pixel is put on the stack from above and from below at most
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
