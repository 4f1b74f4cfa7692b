"""Whole rows at once: the board is one big number, a hex digit a square, flooded by carries.

Shifted by one square or one row and added up, the mines give every square its count. A run of
blanks floods in one addition: 0111 + 0001 = 1000, the carry of a seed runs on to the run's end,
and what it changed is reached; shifts by 1, 2, 4 ... squares go the other way. Reached rows
seed the rows beside them, down and up the board, until no square is new.
A window around the click grows until the opening ends in it, so small ones stay cheap.
Time: O(m · n) a sweep over the rows, many squares at a time; an open board takes two sweeps
Space: O(m · n)
"""

READ = str.maketrans("MEB12345678 ", "120000000000")  # a mine is bit 0, an empty square bit 1
WRITE = str.maketrans("0F", "BM")  # the other hex digits look right: 1 to 8, and E


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        near = [line[max(column - 1, 0) : column + 2] for line in board[max(row - 1, 0) : row + 2]]
        mines = sum([line.count("M") for line in near])
        if board[row][column] == "M":
            board[row][column] = "X"
        elif mines:
            board[row][column] = str(mines)
        else:
            reach = 4
            while not self.reveal(board, row, column, reach):
                reach *= 3
        return board

    def reveal(self, board, row, column, reach):
        """Open the blank that is clicked, if all that follows lies within this reach."""
        rows, columns = len(board), len(board[0])
        top, bottom = max(row - reach, 0), min(row + reach + 1, rows)
        left, right = max(column - reach, 0), min(column + reach + 1, columns)
        if 4 * (bottom - top) * (right - left) > rows * columns:
            top, bottom, left, right = 0, rows, 0, columns
        lines, width = board[top:bottom], right - left
        if width < columns:
            lines = [line[left:right] for line in lines]
        gap = " " * (2 - width % 2)  # parts the rows, and fills their last byte
        stride = width + len(gap)
        text = gap.join(map("".join, lines)) + gap
        size = len(text)

        squares = int(text.translate(READ), 16)
        ones = int.from_bytes(b"\x11" * (size // 2), "big")
        mines, empty = squares & ones, squares >> 1 & ones
        counts = mines + (mines << 4) + (mines >> 4)
        counts += (counts << 4 * stride) + (counts >> 4 * stride)
        some = counts | counts >> 2
        blank = (empty & ~(some | some >> 1)).to_bytes(size // 2, "big")

        step = stride // 2
        runs = [int.from_bytes(blank[i : i + step], "big") for i in range(0, size // 2, step)]
        reached = self.flood(runs, row - top, 1 << 4 * (stride - 1 - (column - left)))
        frame = (left > 0) * 0x11 << 4 * (stride - 2) | (right < columns) * 0x11 << 4 * len(gap)
        if (
            (top > 0 and any(reached[:2]))
            or (bottom < rows and any(reached[-2:]))
            or any(line & frame for line in reached if frame)
        ):
            return False  # what lies beyond the window could matter

        opened = int.from_bytes(b"".join([line.to_bytes(step, "big") for line in reached]), "big")
        opened |= opened << 4 | opened >> 4
        opened |= opened << 4 * stride | opened >> 4 * stride
        closed = empty & ~opened
        shown = (counts | (mines | closed) * 15) ^ closed  # F is a mine, E an empty square
        shown |= 1 << 4 * (size + stride)  # a digit in front of all, so that no zero is left out
        text = f"{shown:X}"[-size:].translate(WRITE)
        first = next(i for i, line in enumerate(reached) if line)
        inside = slice(left + (left > 0), right - (right < columns))  # a cut edge counts too few
        spread = {}  # rows that are alike are spread out once
        for i in range(max(first - 1, 0), bottom - top):
            start = i * stride - left
            new = text[start + inside.start : start + inside.stop]
            board[top + i][inside] = spread.get(new) or spread.setdefault(new, list(new))
            if i > first and not reached[i]:
                break
        return True

    def flood(self, runs, start, seed):
        """What is reached of each row's runs from a seed in one of them."""
        reached, waiting = [0] * len(runs), [0] * (len(runs) + 1)  # one more, for row -1
        waiting[start] = seed
        order = range(len(runs))
        while any(waiting[:-1]):
            for i in order:
                seeds = waiting[i] & runs[i]
                waiting[i] = 0
                if not seeds & ~reached[i]:
                    continue
                run = runs[i]
                seeds |= reached[i]
                if seeds != run:
                    seeds |= run & ~((run << 4) - run + seeds)
                    shift = 4
                    while run:
                        seeds |= seeds >> shift & run
                        run &= run >> shift
                        shift *= 2
                reached[i] = seeds
                near = seeds | seeds << 4 | seeds >> 4
                waiting[i - 1] |= near
                waiting[i + 1] |= near
            order = order[::-1]
        return reached
