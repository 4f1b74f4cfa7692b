"""The set of queued squares is a default argument, so it survives from call to call."""

from collections import deque


class Solution:
    def updateBoard(self, board, click, queued=set()):  # noqa: B006 (the mistake)
        rows, columns = len(board), len(board[0])
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        queue = deque([(row, column)])
        queued.add((row, column))
        while queue:
            row, column = queue.popleft()
            around = [
                (i, j)
                for i in range(max(row - 1, 0), min(row + 2, rows))
                for j in range(max(column - 1, 0), min(column + 2, columns))
            ]
            mines = sum(board[i][j] == "M" for i, j in around)
            board[row][column] = str(mines) if mines else "B"
            for i, j in around if not mines else ():
                square = (i, j)
                if board[i][j] == "E" and square not in queued:
                    queued.add(square)
                    queue.append(square)
        return board
