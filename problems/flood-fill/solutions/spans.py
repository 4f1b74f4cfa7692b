"""Depth-first search by spans: paint a whole run of a row at once, then look above and below it.

Paint programs do much the same. The stack holds only pixels above and below a run, not the pixels
beside it. A pixel that another run has painted in the meantime is skipped.

For image = [[1, 1, 0], [0, 1, 1]], sr = 0, sc = 0, color = 2:

    i  j  start  end  stack     image
    -  -  -      -    [(0, 0)]  [[1, 1, 0], [0, 1, 1]]
    0  0  0      2    [(1, 1)]  [[2, 2, 0], [0, 1, 1]]
    1  1  1      3    []        [[2, 2, 0], [0, 2, 2]]
    return [[2, 2, 0], [0, 2, 2]]
Level: 3
From: dfs; each pixel costs a call and a look in four directions, although pixels side by side can
  be painted together, so paint a whole run at once
Time: O(m · n)
Space: O(m · n): each pixel enters the stack at most twice, from above and from below
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
