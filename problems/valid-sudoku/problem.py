"""Valid Sudoku: the boards to judge on, and a look at every two squares of a house."""

from itertools import combinations

SMALL, LARGEST = 2, 81  # digits on the board
COMPARED = [("valid", 30), ("valid", 81), ("wrong at the start", 81), ("wrong at the end", 81)]
DIGITS = "123456789"
ROWS = [[(i, j) for j in range(9)] for i in range(9)]
BOXES = [[(i + n // 3, j + n % 3) for n in range(9)] for i in (0, 3, 6) for j in (0, 3, 6)]
HOUSES = [*ROWS, *zip(*ROWS), *BOXES]
SQUARES = [square for row in ROWS for square in row]
PAIRS = sorted({pair for house in HOUSES for pair in combinations(sorted(house), 2)})
LOOK_RIGHT = {  # nine digits with the sum of 1 to 9, by what else is the same
    "product": "124445799",
    "sum of squares": "223347789",
    "exclusive or": "233445789",
}


def inputs(pick, size):
    """Any digit on any one or two squares, or a 1 and a 9; larger boards change part of a full one.

    Of some full ones, the rows may have changed places, so that only the boxes are wrong.
    """
    board = dict.fromkeys(SQUARES, ".")
    if size <= SMALL:
        pair, i = pick(("..", "19", *(2 * digit for digit in DIGITS))), pick(range(9))
        board[i, pick(range(9))], board[pick(range(i, 9)), pick(range(9))] = pair
        return (drawn(board),)
    full = filled(pick.shuffled, pick((True, True, False)))
    board |= {square: full[square] for square in pick.shuffled(SQUARES)[:size]}
    for _ in range(pick(range(4))):
        one, other = pick(PAIRS)
        if pick((True, False)):
            board[one] = pick(DIGITS)
        else:
            board[one], board[other] = board[other], board[one]
    return (drawn(board),)


def check(board):
    """Digits and blanks."""
    if bad := set().union(*board) - {*DIGITS, "."}:
        raise ValueError(f"a square is {min(bad)!r}: want 1 to 9 or .")


def answer(board):
    """No two squares of a house have the same digit."""
    return not any(board[i][j] == board[row][column] != "." for (i, j), (row, column) in PAIRS)


def gen_never_wrong_so_far(rng, size):
    """Digits that break no rule, though they leave some squares none; or these and any one more.

    So a board is wrong, if at all, only because of its last digit.
    """
    board = dict.fromkeys(SQUARES, ".")
    for square in rng.sample(SQUARES, size):
        seen = {board[other] for pair in PAIRS if square in pair for other in pair}
        board[square] = rng.choice([*(digit for digit in DIGITS if digit not in seen), "."])
    if rng.random() < 0.5:
        board[rng.choice(SQUARES)] = rng.choice(DIGITS)
    return (drawn(board),)


def gen_one_digit_many_times(rng, size):
    """A digit in a few squares of one house and nowhere else, and a valid board around them."""
    full = filled(lambda items: rng.sample(items, len(items)))
    digit = rng.choice(DIGITS)
    board = dict.fromkeys(SQUARES, ".")
    board |= {square: full[square] for square in rng.sample(SQUARES, size) if full[square] != digit}
    board |= dict.fromkeys(rng.sample(rng.choice(HOUSES), rng.randint(2, 5)), digit)
    return (drawn(board),)


def killers():
    """A board without a digit, and some without a blank."""
    yield "no digit", ([["."] * 9 for _ in range(9)],)
    yield "81 nines", ([["9"] * 9 for _ in range(9)],)
    full = filled(list)
    for equal, digits in LOOK_RIGHT.items():
        board = {square: digits[int(full[square]) - 1] for square in SQUARES}
        yield f"each house has the sum of 1 to 9, and their {equal}", (drawn(board),)


def workloads(size):
    """A board with that many digits to time."""
    full = filled(list)
    board = dict.fromkeys(SQUARES, ".") | {square: full[square] for square in SQUARES[-size:]}
    return {
        "valid": (drawn(board),),
        "wrong at the start": (drawn(board | dict.fromkeys(SQUARES[:2], "1")),),
        "wrong at the end": (drawn(board | dict.fromkeys(SQUARES[-2:], "1")),),
    }


def filled(shuffled, within_bands=True):
    """A full board: rows that are shifted, and what can change places without breaking a rule."""
    digits = shuffled([*DIGITS])
    order = [
        [3 * band + n for band in shuffled([0, 1, 2]) for n in shuffled([0, 1, 2])] for _ in "ij"
    ]
    rows = order[0] if within_bands else shuffled([*range(9)])
    return {
        (i, j): digits[(row // 3 + row % 3 * 3 + column) % 9]
        for i, row in enumerate(rows)
        for j, column in enumerate(order[1])
    }


def drawn(board):
    """The rows of a board whose digits are given square by square."""
    return [[board[square] for square in row] for row in ROWS]
