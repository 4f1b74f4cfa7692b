"""Checks the row and the column but not the box."""


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        rows = [set() for _ in range(9)]
        columns = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        blanks = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    blanks.append((i, j))
                else:
                    rows[i].add(board[i][j])
                    columns[j].add(board[i][j])
                    boxes[i // 3 * 3 + j // 3].add(board[i][j])

        def fill(start):
            if start == len(blanks):
                return True
            i, j = blanks[start]
            row, column, box = rows[i], columns[j], boxes[i // 3 * 3 + j // 3]
            for digit in "123456789":
                if digit in row or digit in column:
                    continue
                row.add(digit)
                column.add(digit)
                box.add(digit)
                board[i][j] = digit
                if fill(start + 1):
                    return True
                row.remove(digit)
                column.remove(digit)
                box.remove(digit)
            board[i][j] = "."
            return False

        fill(0)
