"""Makes nine flags for each row, column and box, numbered from 0, so there is no flag for a 9."""

VERDICT = "Runtime Error"


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows = [[False] * 9 for _ in range(9)]
        columns = [[False] * 9 for _ in range(9)]
        boxes = [[False] * 9 for _ in range(9)]
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    continue
                digit = int(board[i][j])
                row, column, box = rows[i], columns[j], boxes[i // 3 * 3 + j // 3]
                if row[digit] or column[digit] or box[digit]:
                    return False
                row[digit] = column[digit] = box[digit] = True
        return True
