"""Word Search: the boards and words to judge on, and whether two halves of a path meet."""

from random import Random
from string import ascii_letters

SMALL, LARGEST = 3, 6
COMPARED = [
    ("hidden", 6),
    ("one letter", 6),
    ("last letter cut off", 6),
    ("first letter cut off", 6),
    ("blind alley", 6),
]

LONGEST = 15


def inputs(pick, size):
    """Two letters: b and any other, b and c (which differ in one bit), or b and B."""
    letters = pick(("", "bc", "bB")) or pick(ascii_letters) + "b"
    squares, longest = (6, 6) if size <= SMALL else (LARGEST**2, LONGEST)
    rows = pick(range(1, size + 1))
    columns = pick(range(1, min(size, squares // rows) + 1))
    board = [[pick(letters) for _ in range(columns)] for _ in range(rows)]
    return board, "".join(pick(letters) for _ in range(pick(range(1, longest + 1))))


def check(board, word):
    """A rectangle of letters, and a word of letters."""
    if not board or not board[0] or len({len(row) for row in board}) > 1:
        raise ValueError("want rows of the same length, at least 1")
    if bad := {*word}.union(*board) - {*ascii_letters}:
        raise ValueError(f"{min(bad)!r} is not an English letter")


def bounds(board, word):
    """The stated sizes of the board and of the word."""
    if max(len(board), len(board[0])) > LARGEST:
        raise ValueError(f"{len(board)} × {len(board[0])}: the bounds are 1 to {LARGEST}")
    if not 1 <= len(word) <= LONGEST:
        raise ValueError(f"a word of {len(word)} letters: the bounds are 1 to {LONGEST}")


def answer(board, word):
    """A path is two arms that start at the square in its middle and share no other square."""
    letters = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}
    middle = len(word) // 2
    for square in letters:
        onward = arms(letters, square, word[middle:])
        back = arms(letters, square, word[middle::-1]) if onward else ()
        if any(len(one & other) == 1 for one in onward for other in back):
            return True
    return False


def arms(letters, square, word):
    """The sets of squares of all paths from there that spell the word."""
    paths = [(square,)] if letters[square] == word[0] else []
    for letter in word[1:]:
        paths = [
            (*path, near)
            for path in paths
            for near in around(*path[-1])
            if letters.get(near) == letter and near not in path
        ]
    return {frozenset(path) for path in paths}


def around(i, j):
    return (i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)


def gen_hidden(rng, size):
    """A word that can be spelled, on a board of few letters or many."""
    board = scattered(rng, size)
    return board, "".join(board[i][j] for i, j in walk(rng, board)[:LONGEST])


def gen_used_twice(rng, size):
    """The last letter is on a square next to the path's end that the path has used."""
    board = scattered(rng, size)
    path = walk(rng, board)[: rng.randint(2, LONGEST - 1)]
    path.append(rng.choice([near for near in around(*path[-1]) if near in path] or path))
    return board, "".join(board[i][j] for i, j in path)


def killers():
    """Boards of 6×6, named after what they are hard for."""
    for i in range(6):
        for j in range(5):
            board = of_a(6, {(i, j): "b", (i, j + 1): "c"})
            yield f"b at ({i}, {j}) used before and after c", (board, "bcb")
    for name, arguments in workloads(LARGEST).items():
        yield f"{name}: too many paths", arguments
    board = of_a(6, {(0, 0): "b", (0, 5): "b"})
    yield "b and b an odd number of steps apart: too many paths", (board, "b" + "a" * 13 + "b")
    yield "15 letters on one square", ([["a"]], "a" * 15)


def workloads(size):
    """Boards of size × size to time; all but `hidden` only where the paths can be counted."""
    board, cut = scattered(Random("hidden"), size, "abcd"), {(0, 1): "c", (1, 0): "c"}
    made = {"hidden": (board, "".join(board[i][j] for i, j in walk(Random(1), board)[:LONGEST]))}
    if 4 <= size <= LARGEST:
        corner, alley = of_a(size, {(0, 0): "b", **cut}), of_a(size, {(0, 0): "b", (0, 1): "c"})
        made["one letter"] = of_a(size, {}), "a" * 15
        made["last letter cut off"] = corner, "a" * 14 + "b"
        made["first letter cut off"] = corner, "b" + "a" * 14
        made["blind alley"] = alley, "a" * 13 + "ba"
    return made


def scattered(rng, size, letters=""):
    """A board of that many rows and columns, or somewhat fewer, of a few letters."""
    rows, columns = (size, size) if letters else (rng.randint((size + 1) // 2, size) for _ in "mn")
    letters = letters or rng.choices("ABYZabyz", k=rng.randint(1, 9))
    return [rng.choices(letters, k=columns) for _ in range(rows)]


def of_a(size, others):
    """A board of the letter a, but for some squares."""
    return [[others.get((i, j), "a") for j in range(size)] for i in range(size)]


def walk(rng, board):
    """A path from anywhere until there is no square left to go to, or the word is long enough."""
    path = [(rng.randrange(len(board)), rng.randrange(len(board[0])))]
    while ways := [
        (i, j)
        for i, j in around(*path[-1])
        if 0 <= i < len(board) and 0 <= j < len(board[0]) and (i, j) not in path
    ]:
        path.append(rng.choice(ways))
    return path
