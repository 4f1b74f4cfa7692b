"""Union-find: every O joins its neighbours, and each O on the border joins one extra node.

The border is a sentinel node, numbered after the last square. At the end, an O is safe if it is in
the group of that node. There is no search: each square looks only up and to the left. With union by
size and path halving, each operation takes nearly constant time: O(α(m · n)), amortized.
Level: 3
From: dfs; whether an O is safe is only a question of belonging to the border, so join each O with
  its neighbours and with the border, without any search
Time: O(m · n · α(m · n)), amortized
Space: O(m · n)
"""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        border = rows * columns
        parent = list(range(border + 1))
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

        for i, row in enumerate(board):
            for j, letter in enumerate(row):
                if letter == "O":
                    square = i * columns + j
                    if i in (0, rows - 1) or j in (0, columns - 1):
                        union(square, border)
                    if i > 0 and board[i - 1][j] == "O":
                        union(square, square - columns)
                    if j > 0 and row[j - 1] == "O":
                        union(square, square - 1)
        for i, row in enumerate(board):
            for j, letter in enumerate(row):
                if letter == "O" and find(i * columns + j) != find(border):
                    row[j] = "X"
