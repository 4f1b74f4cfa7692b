"""Union-find: neighbours of the same colour join one group, and the first pixel's group is painted.

All pixels of the image are grouped, although only one area is needed: a search may do less. With
union by size and path halving, each operation takes nearly constant time: O(α(m · n)), amortized.
Level: 3
From: bfs; a search from another pixel starts all over, so group the pixels of the whole image once;
  any area can then be looked up
Time: O(m · n · α(m · n)), amortized
Space: O(m · n)
"""


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        columns = len(image[0])
        parent = list(range(len(image) * columns))
        size = [1] * len(parent)

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        def union(a, b):
            a, b = find(a), find(b)
            if a == b:
                return
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]

        for i, row in enumerate(image):
            for j, old in enumerate(row):
                pixel = i * columns + j
                if i > 0 and image[i - 1][j] == old:
                    union(pixel, pixel - columns)
                if j > 0 and row[j - 1] == old:
                    union(pixel, pixel - 1)
        area = find(sr * columns + sc)
        for i, row in enumerate(image):
            for j in range(columns):
                if find(i * columns + j) == area:
                    row[j] = color
        return image
