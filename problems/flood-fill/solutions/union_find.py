"""Union-find: neighbours of the same colour join, and the set of the first pixel is painted.

It goes through the pixels in reading order, joins each with those above and to its left, and so
finds all areas of the image. Only one of them is needed here: this is more work than a search.
Time: O(m · n) times the inverse of Ackermann's function, which is never above 4 here
Space: O(m · n)
"""


class Solution:
    def floodFill(self, image: list[list[int]], sr: int, sc: int, color: int) -> list[list[int]]:
        columns = len(image[0])
        parent = list(range(len(image) * columns))
        size = [1] * len(parent)

        def find(pixel):
            while parent[pixel] != pixel:
                parent[pixel] = pixel = parent[parent[pixel]]
            return pixel

        def join(one, other):
            small, large = sorted((find(one), find(other)), key=size.__getitem__)
            if small != large:
                parent[small] = large
                size[large] += size[small]

        for i, row in enumerate(image):
            for j, old in enumerate(row):
                if i > 0 and image[i - 1][j] == old:
                    join(i * columns + j, (i - 1) * columns + j)
                if j > 0 and row[j - 1] == old:
                    join(i * columns + j, i * columns + j - 1)
        area = find(sr * columns + sc)
        for i, row in enumerate(image):
            row[:] = [color if find(i * columns + j) == area else old for j, old in enumerate(row)]
        return image
