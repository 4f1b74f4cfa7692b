"""Design Tic-Tac-Toe: the slow but sure referee, and the games that solutions are judged on."""

from functools import lru_cache
from itertools import chain, permutations, product
from random import Random

LARGEST = 100
COMPARED = [("scattered", 3), ("scattered", 30), ("scattered", 100), ("row by row", 100)]


class TicTacToe:
    """All of a player's squares against the row and column of a move, and both diagonals."""

    def __init__(self, n):
        self.size = n
        self.squares = {1: set(), 2: set()}

    def move(self, row, col, player):
        mine, every = self.squares[player], lines(self.size)
        mine.add(row * self.size + col)
        candidates = every[row], every[self.size + col], *every[-2:]
        return player if any(line <= mine for line in candidates) else 0


@lru_cache(maxsize=8)
def lines(n):
    """Each line as a set of squares, numbered row by row: rows, columns, two diagonals."""
    rows = [range(i * n, i * n + n) for i in range(n)]
    columns = [range(j, n * n, n) for j in range(n)]
    diagonals = range(0, n * n, n + 1), range(n - 1, n * n - 1, max(n - 1, 1))
    return [set(line) for line in (*rows, *columns, *diagonals)]


def small():
    """Every game of up to five moves up to 3×3; after six, every position with each last move"""
    for n, moves in product((2, 3), range(7)):
        for squares in permutations(range(n * n), moves):
            early = squares[:5:2], squares[1:4:2]
            if moves == 6 and any(list(marks) != sorted(marks) for marks in early):
                continue  # the same marks in another order
            played = game(n, squares)
            if len(played[0]) > moves:
                yield played


def check(names, values):
    """The players take turns on free squares until one of them has won."""
    (n,), *moves = values
    referee, taken, winner = TicTacToe(n), set(), 0
    for number, (row, col, player) in enumerate(moves, 1):
        if winner or player != 2 - number % 2:
            raise ValueError(f"move {number} is by player {player}: 1 and 2 take turns until a win")
        if (row, col) in taken:
            raise ValueError(f"move {number}: ({row}, {col}) is taken")
        taken.add((row, col))
        winner = referee.move(row, col, player)


def gen_start(rng, size):
    """The first moves of a game, anywhere."""
    n = max(size, 2)
    return game(n, rng.sample(range(n * n), rng.randint(0, min(2 * size, n * n))))


def gen_line(rng, size):
    """A game won by a line of any kind: soon, late or, on small boards, with the last square."""
    n = max(size, 2)
    line = rng.choice([*rng.sample(lines(n), 2), *lines(n)[-2:]])
    most = n * n if n <= 50 else 10 * n
    return game(n, won(rng, n, line, rng.choice((most, rng.randint(2 * n - 1, most)))))


def killers():
    """Long games, named after what makes them hard."""
    rng = Random("killers")
    for moves in 1999, 2000:
        for name, i in ("row 50", 50), ("column 99", -3), ("diagonal", -2), ("anti-diagonal", -1):
            squares = won(rng, 100, lines(100)[i], moves)
            yield f"100×100, {name}: player {2 - moves % 2} wins", game(100, squares)
    squares = won(rng, 100, lines(100)[-1], 10_000)
    yield "the last square of 100×100 wins", game(100, squares)
    yield "79 of 80 squares in each row", workloads(80)["row by row"]
    for n in 12, 23, 100:
        for name, line, missing in ("row", 1, (1, 11)), ("column", n + 1, (11, 1)):
            mine = sorted(lines(n)[line] - {missing[0] * n + missing[1]})
            twin = missing[1] * n + missing[0]
            theirs = rng.sample(sorted({*range(n * n)} - lines(n)[line] - {twin}), n)
            squares = chain.from_iterable(zip([twin, *mine], theirs))
            yield f"{n}×{n}, {name} 1 lacks {missing}, but not {missing[::-1]}", game(n, squares)


def workloads(size):
    """Whole games to time, without a winner from 3×3 on."""
    scattered = Random(25).sample(range(size * size), size * size)
    owned = [], []  # every other row, except for its last square
    for i in range(size * size):
        owned[(i // size + (i % size == size - 1)) % 2].append(i)
    by_row = chain.from_iterable(zip(*owned))
    return {"scattered": game(size, scattered), "row by row": game(size, by_row)}


def won(rng, n, line, moves):
    """The squares of a game in their order: the last move completes the line."""
    last, *early = rng.sample(sorted(line), n)
    others = rng.sample(sorted(set(range(n * n)) - line), n * n - n)
    more = (moves + 1) // 2 - n
    mine, theirs = early + others[:more], others[more:]
    squares = [last] * moves
    squares[-3::-2] = rng.sample(mine, len(mine))
    squares[-2::-2] = theirs[: moves // 2]
    return squares


def game(n, squares):
    """The calls in which the players take these squares in turn, until one of them wins."""
    referee, values = TicTacToe(n), [[n]]
    for number, square in enumerate(squares):
        values.append([*divmod(square, n), 1 + number % 2])
        if referee.move(*values[-1]):
            break
    return ["TicTacToe"] + ["move"] * (len(values) - 1), values


def scene(name, value):
    """The board after the calls so far."""
    if name != "calls":
        return None
    (_, (n,)), *moves = value
    board = [[" "] * n for _ in range(n)]
    for _, (row, col, player) in moves:
        board[row][col] = " XO"[player]
    return board
