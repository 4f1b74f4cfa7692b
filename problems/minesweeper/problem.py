"""Minesweeper: the inputs to judge on, and the rules as they are written."""

from functools import lru_cache
from itertools import pairwise
from random import Random

SMALL, LARGEST = 3, 50
COMPARED = [
    ("open", 50),
    ("sparse", 50),
    ("corridor", 50),
    ("dense", 50),
    ("one digit", 50),
    ("open", 3),
    ("open", 500),
    ("sparse", 500),
    ("corridor", 500),
]

# Names of integers that stand for a board in bit_flood and in byte_sums, for rows in carry_fill
BITS = {"mines", "empty", "blank", "opened", "before"}
BYTES = {"mined", "empties", "three", "counts", "blanks", "revealed", "earlier", "digits", "shown"}
ROWS = {"free", "filled", "seeds", "near", "runs"}

MINE, EMPTY, BLANK, HIT = "MEBX"
OPEN = "open"  # a square that has been revealed, before it is known what it shows


def inputs(pick, size):
    """A game in which any squares were revealed, and what follows from them; then a click."""
    rows, columns = pick(range(1, size + 1)), pick(range(1, size + 1))
    board = [[pick((EMPTY, MINE, OPEN)) for _ in range(columns)] for _ in range(rows)]
    reveal(board, [(i, j) for i, j, _ in squares(board) if board[i][j] == OPEN])
    return board, pick(unrevealed(board))


def check(board, click):
    """The rules: no square contradicts another, and the click is on an unrevealed one."""
    for row, column, near in squares(board):
        shown, mines = board[row][column], count(board, near)
        if shown not in (MINE, EMPTY, str(mines) if mines else BLANK):
            raise ValueError(f"({row}, {column}) is {shown!r} with {mines} mines around it")
        if shown == BLANK and any(board[i][j] == EMPTY for i, j in near):
            raise ValueError(f"({row}, {column}) is B beside a square that is not revealed")
    if click not in unrevealed(board):
        raise ValueError(f"the click {click} is not [row, column] of an unrevealed square")


def answer(board, click):
    """The rules as they are written, one square after the other."""
    row, column = click
    if board[row][column] == MINE:
        board[row][column] = HIT
    else:
        reveal(board, [(row, column)])
    return board


def reveal(board, opened):
    """Write what the opened squares show; a blank opens the empty squares around it."""
    for row, column in opened:  # the list grows as we read it
        near = around(row, column, len(board), len(board[0]))
        mines = count(board, near)
        board[row][column] = str(mines) if mines else BLANK
        for i, j in near if not mines else ():
            if board[i][j] == EMPTY:
                board[i][j] = OPEN
                opened.append((i, j))


def gen_opening(rng, size):
    """A click on a blank amid few mines or many, with some of the digits open."""
    rows, columns = rng.sample((size, rng.randint(1, size)), 2)
    board, blanks = scattered(rng, rows, columns, rng.uniform(0, 0.2)), []
    share = rng.choice((0, 0.5, 0.9))
    for row, column, near in squares(board):
        mines = count(board, near)
        if board[row][column] == EMPTY and not mines:
            blanks.append([row, column])
        elif board[row][column] == EMPTY and rng.random() < share:
            board[row][column] = str(mines)
    return board, rng.choice(blanks or unrevealed(board))


def killers():
    """Inputs at the bounds, named after what makes them hard."""
    yield from workloads(LARGEST).items()
    yield "no mine, click in the middle", (unmined(50, 50), [25, 25])
    yield "one mine at 12×12: exponential search", (mined(12, 12, [11, 11]), [0, 0])
    yield "one mine far away at 50×50", (mined(50, 50, [49, 49]), [0, 0])
    yield "a spiral corridor", (spiral(), [1, 1])
    yield "stairs up to the right", (stairs(), [LARGEST - 1, 0])
    yield "stairs up to the left", ([row[::-1] for row in stairs()], [LARGEST - 1, LARGEST - 1])
    yield "one row of 50", (unmined(1, 50), [0, 49])
    yield "one column of 50", (unmined(50, 1), [49, 0])
    yield "one row, a mine in the middle", (mined(1, 50, [0, 25]), [0, 0])
    yield "a click on a mine at 50×50", (mined(50, 50, [49, 49]), [49, 49])
    yield "a mine beside an open field", (answer(mined(50, 50, [20, 30]), [0, 0]), [20, 30])
    yield "eight mines around", (mined(50, 50, *around(9, 9, 50, 50)), [9, 9])
    behind = [47, 49], [48, 49], [49, 48], [49, 47]
    yield "a 4 with a hidden square behind it", (mined(50, 50, *behind), [0, 0])


def workloads(size):
    """Boards of size × size to time, clicked in the corner or beside a mine in the middle."""
    corridor = unmined(size, size)
    for number, row in enumerate(range(5, size, 6)):
        gap = range(4) if number % 2 else range(size - 4, size)
        corridor[row] = [EMPTY if column in gap else MINE for column in range(size)]
    boards = {
        "open": unmined(size, size),
        "sparse": scattered(Random("sparse"), size, size, 0.03),
        "dense": scattered(Random("dense"), size, size, 0.1),
        "corridor": corridor,
    }
    for board in boards.values():
        for i, j in [(0, 0), *around(0, 0, size, size)]:
            board[i][j] = EMPTY
    middle = size // 2
    digit = mined(size, size, [middle, middle]), [middle - 1, middle - 1]
    return {
        **{name: (board, [0, 0]) for name, board in boards.items()},
        **({"one digit": digit} if size > 1 else {}),
    }


def focus(board, click):
    """The square that the input's picture marks."""
    return click


def scene(name, value, board, click):
    """The boards and rows that integers stand for: one bit for each square, or one byte."""
    rows, columns = len(board), len(board[0])
    stride = columns + 1
    if name in BITS:
        text = f"{value:0{rows * stride}b}"[::-1].replace("0", " ")
    elif name in BYTES | ROWS:
        size = stride * (rows if name in BYTES else 1)
        lines = value if isinstance(value, list) else [value]
        text = "".join(drawn(line, size) for line in lines)
    else:
        return None
    return [text[i : i + columns] for i in range(0, len(text), stride)]


def drawn(value, size):
    """The lowest bytes of an integer: each a mask, which is all ones, a number or a character."""
    data = (value % 256**size).to_bytes(size, "big")
    return "".join(
        " " if byte == 0 else "f" if byte == 255 else str(byte) if byte < 10 else chr(byte)
        for byte in data
    )


def scattered(rng, rows, columns, density):
    """An unrevealed board whose squares are mines with this probability."""
    return [
        [MINE if rng.random() < density else EMPTY for _ in range(columns)] for _ in range(rows)
    ]


def unmined(rows, columns):
    return scattered(Random(0), rows, columns, 0)


def mined(rows, columns, *mines):
    """An unrevealed board with mines there and nowhere else."""
    board = unmined(rows, columns)
    for row, column in mines:
        board[row][column] = MINE
    return board


def spiral():
    """A wall of mines that winds inwards around a corridor three squares wide: one long flood."""
    low, high = 3, LARGEST - 4
    corners = [(low, 0)]
    while low <= high:
        corners += [(low, high), (high, high), (high, low), (low + 4, low)]
        low, high = low + 4, high - 4
    wall = [
        (row, column)
        for (top, left), (bottom, right) in map(sorted, pairwise(corners))
        for row in range(top, bottom + 1)
        for column in range(left, right + 1)
    ]
    return mined(LARGEST, LARGEST, *wall)


def stairs():
    """A board with a way of blank squares two to the right and one up, between mines."""
    board = [[MINE] * LARGEST for _ in range(LARGEST)]
    for column in range(LARGEST):
        row = LARGEST - 1 - column // 2
        for i, j in (row, column), *around(row, column, LARGEST, LARGEST):
            board[i][j] = EMPTY
    return board


def unrevealed(board):
    """The squares that can be clicked."""
    return [[i, j] for i, j, _ in squares(board) if board[i][j] in (MINE, EMPTY)]


def squares(board):
    """(row, column, the squares around it) of each square."""
    rows, columns = len(board), len(board[0])
    for row in range(rows):
        for column in range(columns):
            yield row, column, around(row, column, rows, columns)


@lru_cache(maxsize=1 << 14)
def around(row, column, rows, columns):
    """The squares next to this one, at most eight."""
    return [
        (i, j)
        for i in range(max(row - 1, 0), min(row + 2, rows))
        for j in range(max(column - 1, 0), min(column + 2, columns))
        if (i, j) != (row, column)
    ]


def count(board, squares):
    """How many of the squares are mines."""
    return sum(board[i][j] == MINE for i, j in squares)
