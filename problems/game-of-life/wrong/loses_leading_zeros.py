"""Writes each row out as a binary number, without the zeros in front: the row gets shorter."""


class Solution:
    def gameOfLife(self, board):
        columns = len(board[0])
        rows = [0, *(int("".join(map(str, row)), 2) << 1 for row in board), 0]
        for i, row in enumerate(board):
            after = 0
            for j in range(columns):
                block = sum((line >> j & 7).bit_count() for line in rows[i : i + 3])
                if block == 3 or (block == 4 and rows[i + 1] >> j & 2):
                    after |= 1 << j
            row[:] = [int(bit) for bit in f"{after:b}"]
