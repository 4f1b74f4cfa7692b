"""Cuts the board's integer to 64 bits, as in a language with a longest word."""

CAUGHT_BY = "generated"


class Solution:
    def gameOfLife(self, board):
        rows, stride = len(board), len(board[0]) + 1
        cells = 0
        for i, row in enumerate(board):
            for j, cell in enumerate(row):
                cells |= cell << i * stride + j
        cells &= 2**64 - 1
        steps = (1, stride - 1, stride, stride + 1)
        around = [cells << step for step in steps] + [cells >> step for step in steps]
        once = twice = thrice = more = 0
        for near in around:
            more |= thrice & near
            thrice |= twice & near
            twice |= once & near
            once |= near
        after = thrice & ~more | cells & twice & ~more
        for i in range(rows):
            for j in range(stride - 1):
                board[i][j] = after >> i * stride + j & 1
