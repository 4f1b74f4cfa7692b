"""`and` stops at the first way out; the rest of the region then looks like one of its own."""


class Solution:
    def solve(self, board):
        rows, columns = len(board), len(board[0])
        seen = set()
        for row in range(rows):
            for column in range(columns):
                if board[row][column] == "O" and (row, column) not in seen:
                    region = []
                    if self.is_closed(board, row, column, seen, region):
                        for i, j in region:
                            board[i][j] = "X"

    def is_closed(self, board, row, column, seen, region):
        if not (0 <= row < len(board) and 0 <= column < len(board[0])):
            return False
        if board[row][column] == "X" or (row, column) in seen:
            return True
        seen.add((row, column))
        region.append((row, column))
        return (
            self.is_closed(board, row - 1, column, seen, region)
            and self.is_closed(board, row + 1, column, seen, region)
            and self.is_closed(board, row, column - 1, seen, region)
            and self.is_closed(board, row, column + 1, seen, region)
        )
