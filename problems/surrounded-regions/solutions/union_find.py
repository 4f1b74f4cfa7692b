"""Union-find: every O joins its neighbours, and those on the border join one extra element.

Squares are numbered row by row, and the border is the number after the last. In the end, an O is
safe if it is in the same set as the border. There is no search: the squares may come in any order,
here in reading order, and each looks only up and to the left.
Time: O(m · n) times the inverse of Ackermann's function, which is never above 4 here
Space: O(m · n)
"""


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        border = rows * columns
        sets = Sets(border + 1)
        for i, row in enumerate(board):
            for j, letter in enumerate(row):
                if letter == "O":
                    square = i * columns + j
                    if i in (0, rows - 1) or j in (0, columns - 1):
                        sets.join(square, border)
                    if i > 0 and board[i - 1][j] == "O":
                        sets.join(square, square - columns)
                    if j > 0 and row[j - 1] == "O":
                        sets.join(square, square - 1)
        for i, row in enumerate(board):
            for j, letter in enumerate(row):
                if letter == "O" and sets.find(i * columns + j) != sets.find(border):
                    row[j] = "X"


class Sets:
    def __init__(self, count):
        self.parent = list(range(count))
        self.size = [1] * count

    def find(self, element):
        """The element that represents the set; the path to it is half as long next time."""
        parent = self.parent
        while parent[element] != element:
            parent[element] = element = parent[parent[element]]
        return element

    def join(self, one, other):
        small, large = sorted((self.find(one), self.find(other)), key=self.size.__getitem__)
        if small != large:
            self.parent[small] = large
            self.size[large] += self.size[small]
