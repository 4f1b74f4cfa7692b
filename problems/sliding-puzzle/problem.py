"""Sliding Puzzle: all 720 boards, half of which can be solved, none in more than 21 moves."""

from functools import lru_cache

SMALL, LARGEST = 3, 3
COMPARED = [("one move left", 3), ("ten moves", 3), ("hardest", 3), ("unsolvable", 3)]

SOLVED = (1, 2, 3, 4, 5, 0)


def inputs(pick, size):
    """Two rows of the numbers in any order."""
    left = list(range(2 * size))
    row = [left.pop(pick(range(len(left)))) for _ in range(size)]
    return ([row, [left.pop(pick(range(len(left)))) for _ in range(size)]],)


def check(board):
    """No number occurs twice."""
    if len({*board[0], *board[1]}) < 6:
        raise ValueError("want each of the numbers 0 to 5 once")


def answer(board):
    """All boards after no move, then after one, two ..., until one of them is solved."""
    moves, boards, seen = 0, {(*board[0], *board[1])}, set()
    while boards:
        if SOLVED in boards:
            return moves
        seen |= boards
        boards = {after for before in boards for after in slides(before)} - seen
        moves += 1
    return -1


@lru_cache(maxsize=720)
def slides(tiles):
    """The boards after one move: the 0 swapped with a number one row or one column away."""
    boards, empty = [], tiles.index(0)
    for square, tile in enumerate(tiles):
        (row, column), (i, j) = divmod(empty, 3), divmod(square, 3)
        if abs(row - i) + abs(column - j) == 1:
            swapped = {0: tile, tile: 0}
            boards.append(tuple(swapped.get(each, each) for each in tiles))
    return boards


def workloads(size):
    """Boards of the only size there is; only one takes 21 moves, as the hardest does."""
    boards = {
        "one move left": [[1, 2, 3], [4, 0, 5]],
        "ten moves": [[4, 2, 3], [0, 5, 1]],
        "hardest": [[4, 5, 0], [1, 2, 3]],
        "unsolvable": [[1, 2, 3], [5, 4, 0]],
    }
    return {name: (board,) for name, board in boards.items() if size == LARGEST}


def focus(board):
    """The empty square."""
    return divmod([*board[0], *board[1]].index(0), 3)
