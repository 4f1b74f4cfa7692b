"""Find Winner on a Tic Tac Toe Game: the games to judge on, and the lines that a player has."""

from itertools import combinations, permutations, product
from random import Random

LARGEST = 9  # moves
COMPARED = [("draw", 5), ("draw", 9), ("row", 9)]
SQUARES = [[i, j] for i in range(3) for j in range(3)]
LINES = [*(SQUARES[i : i + 3] for i in (0, 3, 6)), *(SQUARES[i::3] for i in range(3))]
LINES += [SQUARES[::4], SQUARES[2:7:2]]


def check(moves):
    """Different squares, and no player who has won before the last move."""
    if any(moves.count(move) > 1 for move in moves):
        raise ValueError("a square is taken twice")
    if winner(moves[:-1]):
        raise ValueError(f"{winner(moves[:-1])} has won before the last move")


def answer(moves):
    """The player who has a line; if none has, it is a draw once nine moves fill the grid."""
    return winner(moves) or ("Draw" if len(moves) == len(SQUARES) else "Pending")


def winner(moves):
    """The player who has all squares of a line, or nothing."""
    for player, squares in ("A", moves[::2]), ("B", moves[1::2]):
        if any(all(square in squares for square in line) for line in LINES):
            return player
    return ""


def small():
    """Every game of up to four moves, and every later position with each possible last move."""
    for count in range(1, 5):
        yield from ((list(moves),) for moves in permutations(SQUARES, count))
    rng = Random("orders")  # of the moves before the last one
    for count in range(5, 10):
        for last, mine in product(SQUARES, combinations(SQUARES, (count - 1) // 2)):
            free = [square for square in SQUARES if square not in (last, *mine)]
            for theirs in combinations(free, count // 2):
                game = [last] * count
                game[-3::-2] = rng.sample(mine, len(mine))
                game[-2::-2] = rng.sample(theirs, len(theirs))
                if last not in mine and not winner(game[:-1]):
                    yield (game,)


def gen_game(rng, size):
    """That many moves in any order, or up to the one that wins."""
    moves = rng.sample(SQUARES, size)
    while winner(moves[:-1]):
        moves.pop()
    return (moves,)


def workloads(size):
    """The first moves of a game that nobody wins, and of one that A wins with the last square."""
    draw = [SQUARES[i] for i in (4, 0, 2, 6, 3, 5, 1, 7, 8)]
    row = [SQUARES[i] for i in (0, 3, 1, 4, 5, 6, 7, 8, 2)]
    return {"draw": (draw[:size],), "row": (row[:size],)}
