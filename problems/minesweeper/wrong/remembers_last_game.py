"""Keeps the visited squares in a class attribute, which persists from call to call."""

from collections import deque


class Solution:
    visited = set()  # noqa: RUF012 (the mistake)

    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        rows, columns = len(board), len(board[0])
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        queue = deque([(row, column)])
        while queue:
            row, column = queue.popleft()
            around = [
                (i, j)
                for i in range(max(row - 1, 0), min(row + 2, rows))
                for j in range(max(column - 1, 0), min(column + 2, columns))
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            board[row][column] = str(mines) if mines else "B"
            if mines:
                continue
            for i, j in around:
                if board[i][j] == "E" and (i, j) not in self.visited:
                    self.visited.add((i, j))
                    queue.append((i, j))
        return board
