"""Bitmask: a number for each row, column and box has bit d set once the digit d has been seen.

`|` combines the three sets of digits, so one `&` tells whether the digit is in any of them.
Level: 3
From: hash_set; a set of digits is a set of small numbers, so let the bits of one integer hold it
Beware: wrong/digits_as_bits
Time: O(1): 81 squares, each visited once
Space: O(1): 27 ten-bit numbers
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
