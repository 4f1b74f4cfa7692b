"""Minesweeper: the rules, the slow sure answer, and the inputs that solutions are judged on."""

from functools import lru_cache
from itertools import pairwise, product
from random import Random

METHOD = "updateBoard"
LARGEST = 50
COMPARED = [("open", 50), ("sparse", 50), ("dense", 50), ("corridor", 50), ("open", 200)]

MINE, EMPTY, BLANK, HIT = "MEBX"
LEGAL = {MINE, EMPTY, BLANK, *"12345678"}


def check(board, click):
    """The rules: no square contradicts another, and the click is on an unrevealed one."""
    if type(board) is not list or not board or any(type(row) is not list for row in board):
        raise ValueError("the board is not a list of rows")
    if not board[0] or any(len(row) != len(board[0]) for row in board):
        raise ValueError("the rows are not all of one length, at least 1")
    if any(type(shown) is not str or shown not in LEGAL for row in board for shown in row):
        raise ValueError("a square is not one of M, E, B, 1 to 8")
    for row, column, near in squares(board):
        shown, mines = board[row][column], count(board, near)
        if shown not in (MINE, EMPTY, str(mines) if mines else BLANK):
            raise ValueError(f"({row}, {column}) is {shown} with {mines} mines around it")
        if shown == BLANK and any(board[i][j] == EMPTY for i, j in near):
            raise ValueError(f"({row}, {column}) is B beside a square that is not revealed")
    if type(click) is not list or len(click) != 2 or any(type(part) is not int for part in click):
        raise ValueError("the click is not [row, column]")
    row, column = click
    if not (0 <= row < len(board) and 0 <= column < len(board[0])):
        raise ValueError(f"the click ({row}, {column}) is outside the board")
    if board[row][column] not in (MINE, EMPTY):
        raise ValueError(f"the click ({row}, {column}) is on a revealed square")


def bounds(board, click):  # noqa: ARG001 (every rule takes all arguments)
    """The stated constraints on size."""
    for name, size in ("rows", len(board)), ("columns", len(board[0])):
        if not 1 <= size <= LARGEST:
            raise ValueError(f"{size} {name}: the bounds are 1 to {LARGEST}")


def answer(board, click):
    """The rules as they are written, one square after the other."""
    after = [row[:] for row in board]
    row, column = click
    if board[row][column] == MINE:
        after[row][column] = HIT
        return after
    reached = [(row, column)]
    known = {(row, column)}
    for row, column in reached:  # which grows meanwhile
        near = around(row, column, len(board), len(board[0]))
        mines = count(board, near)
        after[row][column] = str(mines) if mines else BLANK
        for i, j in near if not mines else ():
            if board[i][j] == EMPTY and (i, j) not in known:
                reached.append((i, j))
                known.add((i, j))
    return after


def small():
    """Every game up to 3×3"""
    for rows, columns in sorted(product((1, 2, 3), repeat=2), key=lambda size: size[0] * size[1]):
        for state in product((EMPTY, MINE, "revealed"), repeat=rows * columns):
            board = [list(state[i * columns : (i + 1) * columns]) for i in range(rows)]
            if reveal(board):
                for row, column, _ in squares(board):
                    if board[row][column] in (MINE, EMPTY):
                        yield [line[:] for line in board], [row, column]


def reveal(board):
    """Write what each revealed square shows; False where the game would have revealed more."""
    for row, column, near in squares(board):
        if board[row][column] == "revealed":
            mines = count(board, near)
            if not mines and any(board[i][j] == EMPTY for i, j in near):
                return False
            board[row][column] = str(mines) if mines else BLANK
    return True


def gen_fresh(rng, size):
    """A first click on any square, a mine too."""
    board = hidden(rng, size, rng.uniform(0, 0.4))
    return board, anywhere(rng, board, MINE + EMPTY)


def gen_midgame(rng, size):
    """A click after some others that hit no mine."""
    board = hidden(rng, size, rng.uniform(0.05, 0.25))
    board[rng.randrange(len(board))][rng.randrange(len(board[0]))] = MINE
    for _ in range(rng.randint(1, 6)):
        if click := anywhere(rng, board, EMPTY):
            board = answer(board, click)
    return board, anywhere(rng, board, EMPTY) or anywhere(rng, board, MINE)


def gen_wide_opening(rng, size):
    """A click that reveals much."""
    board = hidden(rng, size, 0.03)
    click = [rng.randrange(len(board)), rng.randrange(len(board[0]))]
    for i, j in [tuple(click), *around(*click, len(board), len(board[0]))]:
        board[i][j] = EMPTY
    return board, click


def gen_small_opening(rng, size):
    """A click on a blank amid many mines, with some of the digits open."""
    board, blanks = hidden(rng, size, rng.uniform(0.08, 0.2)), []
    share = rng.choice((0, 0.5, 0.9))
    for row, column, near in squares(board):
        mines = count(board, near)
        if board[row][column] == EMPTY and not mines:
            blanks.append([row, column])
        elif board[row][column] == EMPTY and rng.random() < share:
            board[row][column] = str(mines)
    return board, rng.choice(blanks) if blanks else anywhere(rng, board, MINE + EMPTY)


def gen_pocket(rng, size):
    """A click in a room with walls of mines, and some mines inside."""
    board = hidden(rng, size, rng.choice((0, 0.02, 0.05)))
    rows, columns = len(board), len(board[0])
    row, column = rng.randrange(rows), rng.randrange(columns)
    up, down, left, right = (rng.randint(2, 15) for _ in range(4))
    for i in range(max(row - up, 0), min(row + down + 1, rows)):
        for j in range(max(column - left, 0), min(column + right + 1, columns)):
            if i in (row - up, row + down) or j in (column - left, column + right):
                board[i][j] = MINE
    board[row][column] = EMPTY
    return board, [row, column]


def killers():
    """Inputs at the bounds, named after what they are hard for."""
    yield "no mine at 50×50: recursion", (unmined(50, 50), [0, 0])
    yield "no mine, click in the middle", (unmined(50, 50), [25, 25])
    yield "no mine at 12×12 but one: exponential search", (mined(12, 12, [11, 11]), [0, 0])
    yield "one mine far away at 50×50", (mined(50, 50, [49, 49]), [0, 0])
    yield "a spiral corridor", (spiral(), [1, 1])
    yield "one row of 50", (unmined(1, 50), [0, 49])
    yield "one column of 50", (unmined(50, 1), [49, 0])
    yield "one row, a mine in the middle", (mined(1, 50, [0, 25]), [0, 0])
    yield "one square", (unmined(1, 1), [0, 0])
    yield "one square, a mine", (mined(1, 1, [0, 0]), [0, 0])
    yield "a click on a digit at 50×50", (mined(50, 50, [25, 25]), [24, 24])
    yield "a click on a mine at 50×50", (mined(50, 50, [49, 49]), [49, 49])
    yield "a mine beside an open field", (answer(mined(50, 50, [20, 30]), [0, 0]), [20, 30])
    yield "eight mines around", (mined(50, 50, *around(9, 9, 50, 50)), [9, 9])
    yield "a dense board", workloads(LARGEST)["dense"]
    yield "a long corridor", workloads(LARGEST)["corridor"]
    yield from rooms()


def rooms():
    """Rooms amid mines, which end at each distance from the click: for who looks no further."""
    for distance in range(1, 15):
        room = [
            [
                EMPTY if 25 - distance <= row <= 27 and 23 <= column <= 27 else MINE
                for column in range(50)
            ]
            for row in range(50)
        ]
        walled = [row[:] for row in room]
        for row, column, near in squares(room):
            if room[row][column] == EMPTY and count(room, near):
                walled[row][column] = str(count(room, near))
        kinds = {
            "a wall of digits": (walled, [25, 25]),
            "the edge": (room[25 - distance :], [distance, 25]),
        }
        for end, (board, click) in kinds.items():
            for side in "up", "right", "down", "left":
                yield f"{end} {distance} squares {side} of the click", (board, click)
                board, click = turned(board, click)  # noqa: PLW2901 (on to the next side)


def turned(board, click):
    """The same, turned to the right by a quarter."""
    return [list(line) for line in zip(*board[::-1])], [click[1], len(board) - 1 - click[0]]


def workloads(size):
    """Boards of size × size to time, clicked in the corner."""
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
    return {name: (board, [0, 0]) for name, board in boards.items()}


def picture(board):
    """The rows of cells that a person sees."""
    return board


def focus(board, click):  # noqa: ARG001
    """The square that the input's picture marks."""
    return click


def hidden(rng, size, density):
    """A board with nothing revealed, as long as `size` on one side at least."""
    rows, columns = rng.sample((size, rng.randint(1, size)), 2)
    return scattered(rng, rows, columns, density)


def scattered(rng, rows, columns, density):
    """An unrevealed board whose squares are mines with this probability."""
    return [
        [MINE if rng.random() < density else EMPTY for _ in range(columns)] for _ in range(rows)
    ]


def unmined(rows, columns):
    return scattered(Random(0), rows, columns, 0)


def mined(rows, columns, *mines):
    """An unrevealed board with mines just there."""
    board = unmined(rows, columns)
    for row, column in mines:
        board[row][column] = MINE
    return board


def spiral():
    """A wall of mines that winds inwards and leaves a way three squares wide: one long flood."""
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


def anywhere(rng, board, kinds):
    """Some square that shows one of the kinds, or None."""
    found = [[row, column] for row, column, _ in squares(board) if board[row][column] in kinds]
    return rng.choice(found) if found else None


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
