"""A number for each row, column and box, in which bit d is set once the digit d has been seen.

One test with the three numbers together tells whether any of them has the bit.
Time: O(1): 81 squares, each visited once
Space: O(1): 27 numbers of ten bits
"""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    continue
                bit = 1 << int(board[i][j])
                box = i // 3 * 3 + j // 3
                if (rows[i] | columns[j] | boxes[box]) & bit:
                    return False
                rows[i] |= bit
                columns[j] |= bit
                boxes[box] |= bit
        return True
