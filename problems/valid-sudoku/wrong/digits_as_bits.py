"""Uses the digits themselves as bits, but 3 has the bits of 1 and 2."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    continue
                bit = int(board[i][j])
                box = i // 3 * 3 + j // 3
                if (rows[i] | columns[j] | boxes[box]) & bit:
                    return False
                rows[i] |= bit
                columns[j] |= bit
                boxes[box] |= bit
        return True
