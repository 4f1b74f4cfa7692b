"""Valid Tic-Tac-Toe State: every board there is, and the 5,478 of them that play can lead to."""

from functools import lru_cache

SMALL, LARGEST = 3, 3
COMPARED = [("empty", 3), ("draw", 3), ("both have won", 3), ("six X", 3)]


def inputs(pick, size):
    """Any marks on any squares: 19,683 boards."""
    return (["".join(pick(" OX") for _ in range(size)) for _ in range(size)],)


def answer(board):
    """Whether any game at all comes to this board."""
    return tuple(board) in reachable()


@lru_cache
def reachable():
    """Every board of every game, played from the empty one to each of its ends."""
    boards = set()

    def play(board, player, other):
        boards.add(board)
        if won(board):
            return
        for i, row in enumerate(board):
            for j, mark in enumerate(row):
                after = (*board[:i], row[:j] + player + row[j + 1 :], *board[i + 1 :])
                if mark == " " and after not in boards:
                    play(after, other, player)

    play(("   ", "   ", "   "), "X", "O")
    return boards


def won(board):
    """Whether three equal marks fill a line."""
    falling, rising = [(0, 0), (1, 1), (2, 2)], [(2, 0), (1, 1), (0, 2)]
    diagonals = ["".join(board[i][j] for i, j in line) for line in (falling, rising)]
    lines = [*board, *map("".join, zip(*board)), *diagonals]
    return "XXX" in lines or "OOO" in lines


def workloads(size):
    """Boards of the only size there is."""
    boards = {
        "empty": ["   ", "   ", "   "],
        "draw": ["XOX", "OOX", "XXO"],
        "both have won": ["OOO", "XXX", "X  "],
        "six X": ["XOX", "OXO", "XXX"],
    }
    return {name: (board,) for name, board in boards.items() if size == LARGEST}


def picture(board):
    """A row of squares per string."""
    return board


def scene(name, value, board):
    """The squares of a mask, whose highest bit is the first of them."""
    if not name.endswith("squares") or not isinstance(value, int):
        return None
    mark = "O" if name == "o_squares" else "X"
    marks = "".join(mark if value >> 8 - i & 1 else " " for i in range(9))
    return [marks[i : i + 3] for i in (0, 3, 6)]
