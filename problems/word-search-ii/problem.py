"""Word Search II: the boards and words to judge on, and all paths that spell each prefix."""

from functools import cache
from itertools import pairwise
from random import Random
from string import ascii_lowercase

SMALL, LARGEST, WORD, MOST = 3, 12, 10, 30_000
ANY_ORDER = 1


def inputs(pick, size):
    """Words of a and any other letter; those after the first are much like the one before.

    Those of larger boards are on walks, which may end too early, meet themselves, or leave the
    board and go on at the other side.
    """
    if size > SMALL:
        rows, columns, letters = pick(range(1, size + 1)), pick(range(1, size + 1)), pick.letters()
        board = [[pick(letters) for _ in range(columns)] for _ in range(rows)]
        squares = [letter for row in board for letter in row]
        is_varied = 2 * max(map(squares.count, squares)) < max(len(squares), 32)
        longest = range(WORD if is_varied else 5)  # or there are too many paths
        words = [walked(pick, board, pick(longest)) for _ in range(pick(range(1, 3 * size)))]
        return board, [*{pick((word, pick.near(word, letters))): 0 for word in words}]
    # 52 options are a wide choice: the small inputs have a, z and letters in the solution's code.
    letters = sorted({"a", pick(2 * ascii_lowercase)})
    rows = pick(range(1, size + 1))
    columns = pick(range(1, min(size, 6 // rows) + 1))
    board = [[pick(letters) for _ in range(columns)] for _ in range(rows)]
    # Of the small boards, those of six squares get one word of five letters.
    lengths = [5] if rows * columns == 6 else range(1, size + 2)
    words = ["".join(pick(letters) for _ in range(pick(lengths)))]
    while len(words) < size - 1 and lengths != [5] and pick((False, True)):
        words.append(pick((words[-1], words[-1][::-1]))[: WORD - 1] + pick(["", *letters]))
    return board, words


def walked(pick, board, steps):
    """The letters on a way of that many steps from any square."""
    i, j = pick(range(len(board))), pick(range(len(board[0])))
    word = board[i][j]
    for _ in range(steps):
        down, right = pick(((0, 1), (0, -1), (1, 0), (-1, 0)))
        i, j = (i + down) % len(board), (j + right) % len(board[0])
        word += board[i][j]
    return word


def check(board, words):
    """No two words are alike."""
    if len({*words}) < len(words):
        raise ValueError("a word is listed twice")


def answer(board, words):
    """The words that have a path: paths of a prefix, one letter longer, are those of the next."""
    # A row has room for 13, so that no row runs into the next one.
    squares = {13 * i + j: letter for i, row in enumerate(board) for j, letter in enumerate(row)}

    def found(word):
        """The paths that spell the word: the last square, and all squares as bits."""
        for end, used in paths(word[:-1]) if word[1:] else [(None, 0)]:
            for square in (end - 13, end - 1, end + 1, end + 13) if used else squares:
                if squares.get(square) == word[-1] and not used >> square & 1:
                    yield square, used | 1 << square

    paths = cache(lambda prefix: {*found(prefix)})
    return [word for word in words if any(found(word))]


def killers():
    """Boards of 12×12, named after what makes them hard."""
    rng = Random("killers")
    board = [rng.choices("abcd", k=LARGEST) for _ in range(LARGEST)]
    words = {"".join(rng.choices("abcd", k=WORD)): 0 for _ in range(2 * MOST)}
    yield "as many words of a, b, c and d as there may be", (board, [*words][:MOST])
    rows = ascii_lowercase[1:13], ascii_lowercase[13:25], *["z" + 11 * "a"] * 10
    words = [8 * "a" + x + y for x in "bnz" for y in ascii_lowercase]
    yield "paths of a, most of which lead to no word", ([[*row] for row in rows], words)
    board = [rng.choices(ascii_lowercase, k=LARGEST) for _ in range(LARGEST)]
    lines = [[*map("".join, way)] for way in (board, zip(*board))]
    words = {}
    for line, following in (pair for way in lines for pair in pairwise(way)):
        for start, end in ((i, i + 8) for i in range(LARGEST - 8)):
            straight = line[start : end + 1]
            words |= {straight + following[end]: 0, straight[::-1] + following[start]: 0}
    yield "words that go nine squares straight, then turn", (board, [*words])
