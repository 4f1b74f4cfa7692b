"""The set of live cells is a class attribute: those of the boards before are in it as well."""


class Solution:
    live = set()  # noqa: RUF012 (the mistake)

    def gameOfLife(self, board):
        rows, columns = len(board), len(board[0])
        self.live.update((i, j) for i in range(rows) for j in range(columns) if board[i][j])
        for row in range(rows):
            for column in range(columns):
                neighbours = sum(
                    (i, j) in self.live
                    for i in range(max(row - 1, 0), min(row + 2, rows))
                    for j in range(max(column - 1, 0), min(column + 2, columns))
                    if (i, j) != (row, column)
                )
                if board[row][column]:
                    board[row][column] = int(neighbours in (2, 3))
                else:
                    board[row][column] = int(neighbours == 3)
