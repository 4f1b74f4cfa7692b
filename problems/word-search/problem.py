"""Word Search: the boards and words to judge on, and whether two halves of a path meet."""

from itertools import product
from string import ascii_letters

SMALL, LARGEST = 3, 6
LONGEST = 15
HARD = "one letter", "cut off", "blind alley", "odd distance"
COMPARED = [("last row", 48), *((name, LARGEST) for name in HARD)]


def inputs(pick, size):
    """Two letters: any and b (small inputs try a and B), or b and c, which differ in one bit."""
    letters = pick(("", "bc")) or pick(ascii_letters + "B") + "b"
    squares, longest = (6, 6) if size <= SMALL else (LARGEST**2, LONGEST)
    rows = pick(range(1, size + 1))
    columns = pick(range(1, min(size, squares // rows) + 1))
    board = [[pick(letters) for _ in range(columns)] for _ in range(rows)]
    return board, "".join(pick(letters) for _ in range(pick(range(1, longest + 1))))


def check(board, word):
    """A square is one character."""
    if bad := {square for row in board for square in row if len(square) != 1}:
        raise ValueError(f"a square is {min(bad)!r}: want one character")


def answer(board, word):
    """A path is two arms that start at the square in its middle and share no other square."""
    letters = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}
    onward, back = word[len(word) // 2 :], word[len(word) // 2 :: -1]
    return any(
        len(one & other) == 1
        for square in letters
        for one, other in product(arms(letters, [square], onward), arms(letters, [square], back))
    )


def arms(letters, path, word):
    """The sets of squares of all paths that begin with this one and spell the word."""
    if letters.get(path[-1]) != word[len(path) - 1]:
        return set()
    if len(path) == len(word):
        return {frozenset(path)}
    onto = (near for near in around(*path[-1]) if near not in path)
    return {arm for near in onto for arm in arms(letters, [*path, near], word)}


def around(i, j):
    return (i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)


def gen_walk(rng, size):
    """A word along a walk, which may cross itself, over a board of any or of a few letters."""
    letters = rng.sample(ascii_letters, rng.choice((2, 3, 5, 52)))
    rows, columns = rng.randint(1, size), rng.randint(1, size)
    board = [rng.choices(letters, k=columns) for _ in range(rows)]
    walk = [(rng.randrange(rows), rng.randrange(columns))]
    for _ in range(rng.randrange(LONGEST) if rows * columns > 1 else 0):
        near = [(i, j) for i, j in around(*walk[-1]) if 0 <= i < rows and 0 <= j < columns]
        walk.append(rng.choice([square for square in near if square not in walk] or near))
    return board, "".join(board[i][j] for i, j in walk)


def killers():
    """Boards of 6×6, named after what makes them hard."""
    for i, j in product(range(6), range(5)):
        board = of_a(6, {(i, j): "b", (i, j + 1): "c"})
        yield f"b at ({i}, {j}) used before and after c", (board, "bcb")
    for name, (board, word) in workloads(LARGEST).items():
        shorter = word.replace("aa", "", 1)  # so that a plain search takes a fraction of the limit
        yield f"{name}: too many paths", (board, shorter)
        yield f"{name}, the word reversed: too many paths", (board, shorter[::-1])


def workloads(size):
    """Boards of size × size to time; the hard ones only where there are not too many paths."""
    alphabet = [[ascii_letters[(i * size + j) % 52] for j in range(size)] for i in range(size)]
    hard = {
        "one letter": (of_a(size, {}), "a" * 15),
        "cut off": (of_a(size, {(0, 0): "b", (0, 1): "c", (1, 0): "c"}), "a" * 14 + "b"),
        "blind alley": (of_a(size, {(0, 0): "b", (0, 1): "c"}), "a" * 13 + "ba"),
        "odd distance": (of_a(size, {(0, 0): "b", (0, 5): "b"}), "b" + "a" * 13 + "b"),
    }
    last_row = {"last row": (alphabet, "".join(alphabet[-1][:LONGEST]))}
    return {**last_row, **(hard if size == LARGEST else {})}


def of_a(size, others):
    """A board of the letter a, except for some squares."""
    return [[others.get((i, j), "a") for j in range(size)] for i in range(size)]
