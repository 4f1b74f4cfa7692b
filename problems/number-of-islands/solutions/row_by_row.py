"""Union-find over two rows: the labels of the row above are enough to tell which islands meet.

A square of land with no land above it or to its left starts an island, with a new label. Where a
square has land above it and on its left with labels that are not joined yet, two islands turn out
to be one. Joined labels are replaced before the next row is read, so the map may arrive row by row.

For grid = [["1", "0", "1"], ["1", "0", "1"], ["1", "1", "1"]]:

    row              above         islands
    ['1', '0', '1']  [0, None, 1]  2        two islands so far
    ['1', '0', '1']  [0, None, 1]  2
    ['1', '1', '1']  [1, 1, 1]     1        the last square joins both
Level: 3
From: union_find; a parent is kept for every square of the map, although a new row only touches the
  row above it, so keep the labels of two rows only
Time: O(m · n · log n), amortized: path halving without union by size
Space: O(n)
"""

from itertools import count


class Solution:
    def numIslands(self, grid: list[list[str]]) -> int:
        islands, new_labels = 0, count()
        above = [None] * len(grid[0])
        for row in grid:
            labels, left = [], None
            joined = {}  # {label: another label of the same island}
            for square, label in zip(row, above):
                if square == "0":
                    left = None
                elif label is not None:
                    up = self.find(joined, label)
                    if left not in (None, up):
                        joined[left] = up
                        islands -= 1
                    left = up
                elif left is None:
                    left = next(new_labels)
                    islands += 1
                labels.append(left)
            above = [self.find(joined, label) for label in labels]
        return islands

    def find(self, joined, label):
        """The label that represents the island; halves the path to it on the way."""
        while label in joined:
            if joined[label] in joined:
                joined[label] = joined[joined[label]]
            label = joined[label]
        return label
