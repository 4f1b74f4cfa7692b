"""Whole rows at once: a row is one big number, and the carry of an addition fills a run of blanks.

A plain stack opens the first few squares, since most clicks open no more. If any are left, the
board becomes numbers, one byte per square, and the stack holds rows from then on.
Time: O(m · n · log n) for an open board; O(m · n² · log n) at worst, filling short runs one by one
Space: O(m · n)
"""

FEW = 16  # takes less time than turning a 50 × 50 board into numbers
IS_MINE = bytes(code == ord("M") for code in range(256))
IS_EMPTY = bytes(code == ord("E") for code in range(256))


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
        elif stack := self.open_squares(board, [(row, column)]):
            self.open_rows(board, stack)
        return board

    def open_squares(self, board, stack):
        """Open a few squares, one at a time, and return what is left on the stack."""
        opened = 0
        while stack and opened < FEW:
            row, column = stack.pop()
            if board[row][column] != "E":
                continue
            opened += 1
            top, left = max(row - 1, 0), max(column - 1, 0)
            near = [line[left : column + 2] for line in board[top : row + 2]]
            mines = sum([line.count("M") for line in near])
            board[row][column] = str(mines) if mines else "B"
            if not mines:
                stack += [
                    (i, j)
                    for i, line in enumerate(near, top)
                    for j, square in enumerate(line, left)
                    if square == "E"
                ]
        return stack

    def open_rows(self, board, stack):
        """Open the squares on the stack and everything that follows from them."""
        width = len(board[0]) + 1  # the blank at the end of each row keeps the rows apart
        text = "".join(["".join(line) + " " for line in board]).encode()
        mines, empty = number(text.translate(IS_MINE)), number(text.translate(IS_EMPTY))
        counts = mines + (mines << 8) + (mines >> 8)  # each square and the two beside it
        counts += (counts << 8 * width) + (counts >> 8 * width)  # the same, above and below
        blank = empty & ~(counts | counts >> 1 | counts >> 2 | counts >> 3)  # all four bits are 0

        cells = blank.to_bytes(len(text), "little")
        rows = [number(cells[i : i + width]) for i in range(0, len(cells), width)]
        opened = [line.to_bytes(width, "little") for line in self.flood(rows, stack)]
        opened = number(b"".join(opened)) & empty

        after = number(text) ^ opened * (ord("E") ^ ord("0"))  # turns each opened E into a 0,
        after |= opened * 15 & counts  # whose lowest four bits have room for the count
        lines = after.to_bytes(len(text), "little").decode().replace("0", "B").split()
        board[:] = map(list, lines)

    def flood(self, blanks, stack):
        """The squares to open in each row, mines and revealed ones among them."""
        blanks.append(0)  # also stands in for row -1
        opened = [0] * len(blanks)
        for row, column in stack:
            opened[row] |= 1 << 8 * column
        waiting = list({row for row, _ in stack})
        while waiting:
            row = waiting.pop()
            if seeds := opened[row] & blanks[row]:
                runs = fill(seeds, blanks[row])
                blanks[row] ^= runs  # no run is filled twice
                near = runs | runs << 8 | runs >> 8
                for i in (row - 1, row, row + 1):
                    opened[i] |= near
                waiting += row - 1, row + 1
        return opened[:-1]


def fill(seeds, runs):
    """The whole of each run that holds a seed."""
    if seeds == runs:
        return runs
    # Times 255, a run is all ones: adding a seed carries to the end of its run, and clears it.
    seeds |= runs & ~(runs * 255 + seeds)
    # Carries only go one way. For the other, each round reaches twice as far: 1, 2, 4 ... squares.
    shift = 8
    while runs:
        seeds |= seeds >> shift & runs
        runs &= runs >> shift
        shift *= 2
    return seeds


def number(cells):
    """One byte per square, the first in the lowest."""
    return int.from_bytes(cells, "little")
