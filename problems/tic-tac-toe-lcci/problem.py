"""Tic-tac-toe on any square board: the rules, a slow but sure answer, and the inputs."""

from contextlib import suppress
from math import isqrt
from random import Random

LARGEST = 100
COMPARED = [
    ("draw", 3),
    ("pending", 3),
    ("draw", 100),
    ("pending", 100),
    ("one blank left", 100),
    ("win in the last column", 100),
    ("one blank left", 1000),
    ("win in the last column", 1000),
]

BLANK = " "


def check(board):
    """The rules: a position that two players can reach who take turns and stop at the end."""
    marks = "".join(board)
    ahead = marks.count("O") - marks.count("X")
    if ahead not in (0, 1):
        raise ValueError(f"O has {ahead} marks more than X: O begins, then they take turns")
    by_o, by_x = full_lines(board, "O"), full_lines(board, "X")
    if by_o and by_x:
        raise ValueError("both players have a full line")
    if (by_o and ahead == 0) or (by_x and ahead == 1):
        raise ValueError(f"{'O' if by_o else 'X'} has a full line, but the other moved last")
    if len(by_o + by_x) > 1 and not set.intersection(*map(set, by_o + by_x)):
        raise ValueError("the full lines share no square that can have been the last move")


def answer(board):
    """The end of the game as the rules state it, one line after the other."""
    for player in "OX":
        if full_lines(board, player):
            return player
    return "Pending" if any(BLANK in row for row in board) else "Draw"


def small():
    """Every position up to 3×3"""
    for size in (1, 2, 3):
        positions = [BLANK * size**2]
        for move in range(size**2 + 1):
            reached = {}  # a dict, since a set has no order
            for marks in positions:
                board = rows(marks)
                yield (board,)
                if answer(board) == "Pending":
                    for i in range(len(marks)):
                        if marks[i] == BLANK:
                            reached[marks[:i] + "OX"[move % 2] + marks[i + 1 :]] = True
            positions = list(reached)


def gen_any(rng, size):
    """Any number of marks, anywhere."""
    return (planned(rng, size, {}, rng.randint(0, size**2)) or empty(size),)


def gen_win(rng, size):
    """A game played to a full line of any kind; X cannot win on boards up to 2×2."""
    player = rng.choice("OX") if size > 2 else "O"
    return (won(rng, size, player, rng.choice(list(lines(size)))),)


def gen_draw(rng, size):
    """A game played to the last square without a winner; boards up to 2×2 have none."""
    return (planned(rng, size, {}, size**2, "Draw") or empty(size),)


def gen_last_blank(rng, size):
    """A game played to the last square but one, without a winner."""
    blank = {rng.randrange(size**2): BLANK}
    return (planned(rng, size, blank, size**2 - 1, "Pending") or empty(size),)


def gen_near_miss(rng, size):
    """A line that is full except for one square, which is free or the other player's."""
    player, other = rng.sample("OX", 2)
    line = rng.choice(list(lines(size).values()))
    fixed = dict.fromkeys(line, player)
    fixed[rng.choice(line)] = lacks = rng.choice((other, BLANK))
    most = size**2 - (lacks == BLANK)
    moves = rng.randint(min(2 * size, most), most)
    return (planned(rng, size, fixed, moves) or empty(size),)


def killers():
    """Inputs at the bounds and rare endings, named after what makes them hard."""
    rng = Random("killers")
    for line in "row 0", "row 99", "column 0", "column 99", "diagonal", "anti-diagonal":
        for player in "OX":
            yield f"{player} wins in {line} of 100", (won(rng, 100, player, line),)
    for size, player, count in (
        *((3, "O", 2), (4, "X", 2), (100, "X", 2)),
        *((5, "O", 3), (6, "X", 3), (100, "O", 3)),
        *((7, "O", 4), (9, "X", 4), (99, "O", 4)),
    ):
        crossing = f"row {size // 2}", f"column {size // 2}", "diagonal", "anti-diagonal"
        board = won(rng, size, player, *crossing[:count])
        yield f"{player}'s last move completes {count} lines of {size}", (board,)
    yield "X wins with the last square of 100", (won(rng, 100, "X", "row 99", moves=10_000),)
    yield "a full draw at 100", (planned(rng, 100, {}, 10_000, "Draw"),)
    for name, square in ("first", 0), ("last", 9_999):
        board = planned(rng, 100, {square: BLANK}, 9_999, "Pending")
        yield f"one blank left, in the {name} square of 100", (board,)
    for line, squares in lines(100).items():
        if line in ("row 50", "column 50", "diagonal", "anti-diagonal"):
            for mark in "OX":
                fixed = {**dict.fromkeys(squares, mark), squares[-1]: "XO "["OX".index(mark)]}
                yield f"{line} of 100 lacks its last {mark}", (planned(rng, 100, fixed, 9_998),)
            blank = planned(rng, 100, dict.fromkeys(squares, BLANK), 9_900, "Pending")
            yield f"{line} of 100 is all blank", (blank,)
    yield "an empty board of 100", (empty(100),)
    weighed = {**dict.fromkeys(range(47), "X"), **dict.fromkeys(range(47, 56), BLANK)}
    board = planned(rng, 56, weighed, 1_000, "Pending")
    yield "47 X and 9 blanks, whose codes add up to those of 56 O", (board,)


def workloads(size):
    """Boards of size × size to time."""
    rng = Random("workloads")
    last = {size**2 - 1: BLANK}
    boards = {
        "draw": planned(rng, size, {}, size**2, "Draw"),
        "pending": planned(rng, size, {}, size**2 // 2, "Pending"),
        "one blank left": planned(rng, size, last, size**2 - 1, "Pending"),
        "win in the last column": won(rng, size, "O", f"column {size - 1}"),
    }
    return {name: (board,) for name, board in boards.items() if board}


def picture(board):
    """The rows of cells that a person sees."""
    return board


def scene(name, value, board):
    """The squares of a mask, whose lowest bit is the first of them."""
    if name != "squares" or not isinstance(value, int):
        return None
    return rows("".join("●" if value >> i & 1 else " " for i in range(len(board) ** 2)))


def won(rng, size, player, *names, moves=0):
    """A game that this player has won with these lines, which cross in one square."""
    fixed = {square: player for name in names for square in lines(size)[name]}
    most = (size**2 + (player == "O")) // 2
    marks = rng.randint(len(fixed), most)
    return planned(rng, size, fixed, moves or 2 * marks - (player == "O"), player)


def planned(rng, size, fixed, moves, ending=None):
    """A legal game of that many moves with the `fixed` {square: mark} and this ending, or None."""
    lacking = {"O": (moves + 1) // 2, "X": moves // 2, BLANK: size**2 - moves}
    for mark in fixed.values():
        lacking[mark] -= 1
    if min(lacking.values()) < 0:
        return None
    free = [square for square in range(size**2) if square not in fixed]
    marks = [mark for mark, number in lacking.items() for _ in range(number)]
    for _ in range(1000 if size > 2 else 10):
        rng.shuffle(marks)
        filled = {**fixed, **dict(zip(free, marks))}
        board = rows("".join(filled[square] for square in range(size**2)))
        with suppress(ValueError):
            check(board)
            if ending in (None, answer(board)):
                return board
    return None


def empty(size):
    return rows(BLANK * size**2)


def rows(marks):
    """One string of all squares, cut into the rows of a board."""
    size = isqrt(len(marks))
    return [marks[i : i + size] for i in range(0, len(marks), size)]


def full_lines(board, player):
    """The lines on which every mark is the player's."""
    marks = "".join(board)
    return [
        line
        for line in lines(len(board)).values()
        if all(marks[square] == player for square in line)
    ]


def lines(size):
    """Each line by its name, as the numbers of its squares, counted row by row."""
    area = size**2
    rows = {f"row {i}": range(i * size, (i + 1) * size) for i in range(size)}
    columns = {f"column {i}": range(i, area, size) for i in range(size)}
    falling, rising = range(0, area, size + 1), range(size - 1, area - size + 1, max(size - 1, 1))
    return {**rows, **columns, "diagonal": falling, "anti-diagonal": rising}
