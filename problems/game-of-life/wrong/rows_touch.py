"""Packs the rows into one integer without a gap, so that they touch at their ends."""


class Solution:
    def gameOfLife(self, board):
        rows, stride = len(board), len(board[0])
        cells = 0
        for i, row in enumerate(board):
            for j, cell in enumerate(row):
                cells |= cell << i * stride + j
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
            for j in range(stride):
                board[i][j] = after >> i * stride + j & 1
