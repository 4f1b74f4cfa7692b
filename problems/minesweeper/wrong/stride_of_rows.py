"""Numbers the squares with a stride of the number of rows, not columns, so the numbers collide."""

from collections import deque


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        rows, columns = len(board), len(board[0])
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        start = row * rows + column
        queue, queued = deque([(row, column)]), {start}
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
                square = i * rows + j
                if board[i][j] == "E" and square not in queued:
                    queued.add(square)
                    queue.append((i, j))
        return board
