"""Sudoku: the rules as a search for two solutions, and grids that have just one."""

from collections import defaultdict
from functools import cache
from itertools import combinations, islice
from random import Random

LARGEST = 62  # blanks, which leave 19 clues
COMPARED = [("guesses", 20), ("guesses", 60), ("misleads", 60), ("19 clues", 62)]

# bare top: 24 million steps in reading order; misleads: 270,000 if only candidates are counted;
# guesses: a thousand guesses if single places are seen too; unforced: nothing is forced;
# repeats: a wrong guess may end with nine of each digit, but two of them in one house; no pair:
# where guesses begin, no square has just two candidates, and a wrong one may leave only such
GRIDS = {
    "bare top": "..........4.2....76...37.8......8..........9..3...51.......69.81.........28.9..34",
    "misleads": "..........5..84....84...13..1..9...7..8.............62...3..4..862.5.......6.8...",
    "guesses": "...2.1.9....7...1....4....312.....7..73............8....2..564.....69....5......8",
    "patterns": "6..9.....7.2.....4...4...6....5236....8.7...3........1..1...5....38.........1..4.",
    "19 clues": "3.......4....672...5.8......12...8......7.........9.5.9..3.5..........8...7.....6",
    "unforced": "614982735752361894..9457162147523689968174253..56984714.173.52...384.91...621.34.",
    "repeats": "7.9...4.8..............173..63.4........9..1.47........9...2..3.4.6..........3.8.",
    "no pair": ".7...96.2.....4..53......9.76.5.......57684..4............9.....2.....8.6..485..7",
}
HOUSES = [(f"row {i}", f"column {j}", f"box {i // 3} {j // 3}") for i in range(9) for j in range(9)]
PEERS = [[i for i in range(81) if i != j and {*HOUSES[i]} & {*HOUSES[j]}] for j in range(81)]


def check(board):
    """The rules: 9 × 9 digits and blanks, no digit twice in a house, and one solution."""
    text = "".join(map("".join, board))
    if [len(row) for row in board] != [9] * 9 or set().union(*board) - set("123456789."):
        raise ValueError("the board is not 9 × 9 squares of 1 to 9 or .")
    for square, digit in enumerate(text):
        if digit != "." and digit in (text[peer] for peer in PEERS[square]):
            raise ValueError(f"{digit} stands twice in a row, column or box")
    if len(solutions(text)) != 1:
        raise ValueError(f"the grid has {'several' if solutions(text) else 'no'} solutions")


def answer(board):
    """The one solution."""
    return rows(solutions("".join(map("".join, board)))[0])


@cache
def solutions(text):
    """The ways to complete a grid, two at most."""
    digits_left = {
        square: [digit for digit in "123456789" if digit not in {text[i] for i in PEERS[square]}]
        for square in range(81)
        if text[square] == "."
    }
    return ["".join(map(way.get, range(81), text)) for way in islice(ways(digits_left), 2)]


def ways(digits_left):
    """Every way to give each square one of the digits left for it, and no two peers the same."""
    if not digits_left:
        yield {}
        return
    for square, digit in tightest(digits_left):
        rest = {
            other: [d for d in digits if d != digit or other not in PEERS[square]]
            for other, digits in digits_left.items()
            if other != square
        }
        for way in ways(rest):
            yield {**way, square: digit}


def tightest(digits_left):
    """The choices for one square, or for one digit in one house: whichever has the fewest."""
    square = min(digits_left, key=lambda square: len(digits_left[square]))
    choices = [(square, digit) for digit in digits_left[square]]
    if len(choices) < 2:
        return choices
    places = defaultdict(list)
    for square, digits in digits_left.items():
        for digit in digits:
            for house in HOUSES[square]:
                places[house, digit].append((square, digit))
    return min(choices, *places.values(), key=len)


def small():
    """Grids with few blanks"""
    text = solutions(GRIDS["19 clues"])[0]
    blanks = [squares for count in (0, 1, 2) for squares in combinations(range(81), count)]
    blanks += [  # every other digit fits into every square, once it is gone around it
        (square, *(peer for peer in PEERS[square] if text[peer] == digit))
        for square in range(81)
        for digit in "123456789".replace(text[square], "")
    ]
    for pair in combinations(range(9), 2):  # two digits in two rows, or in two columns
        for digits in combinations("123456789", 2):
            squares = [square for square in range(81) if text[square] in digits]
            blanks += (
                [square for square in squares if square // 9 in pair],
                [square for square in squares if square % 9 in pair],
            )
    grids = {
        "".join("." if i in some else text[i] for i in range(81)): len(some) for some in blanks
    }
    for grid in [*sorted(grids, key=grids.get), GRIDS["unforced"]]:
        if len(solutions(grid)) == 1:
            yield (rows(grid),)


def gen_hard(rng, size):
    """A hard grid in disguise, with clues added until `size` blanks are left."""
    text = GRIDS[rng.choice(list(GRIDS))]
    return (rows(eased(rng, *disguised(rng, text, solutions(text)[0]), size)),)


def gen_scattered(rng, size):
    """Blanks anywhere: as many of `size` as leave one solution."""
    (solved,) = disguised(rng, solutions(GRIDS[rng.choice(list(GRIDS))])[0])
    blanks = rng.sample(range(81), size)
    while True:
        text = "".join("." if i in blanks else solved[i] for i in range(81))
        if len(found := solutions(text)) == 1:
            return (rows(text),)
        blanks.remove(rng.choice([i for i in blanks if found[0][i] != found[1][i]]))


def killers():
    """The hard grids as they are, upside down, mirrored and turned."""
    for name, text in GRIDS.items():
        board = rows(text)
        for turn in "as it is", "turned once", "turned twice", "turned three times":
            yield f"{name}, {turn}", (board,)
            board = [list(column) for column in zip(*board[::-1])]


def workloads(size):
    """Each hard grid with clues added until `size` blanks are left."""
    return {
        name: (rows(eased(Random(name), text, solutions(text)[0], size)),)
        for name, text in GRIDS.items()
        if text.count(".") >= size
    }


def disguised(rng, *grids):
    """The same grids with other digits, and with rows and columns reordered."""
    digits = str.maketrans("123456789", "".join(rng.sample("123456789", 9)))
    lines = [
        [3 * band + i for band in rng.sample(range(3), 3) for i in rng.sample(range(3), 3)]
        for _ in "rc"
    ]
    down, right = rng.choice([(9, 1), (1, 9)])
    order = [down * i + right * j for i in lines[0] for j in lines[1]]
    return ["".join(grid[square] for square in order).translate(digits) for grid in grids]


def eased(rng, text, solved, size):
    """The grid with clues added until `size` blanks are left."""
    blanks = [square for square in range(81) if text[square] == "."]
    blanks = rng.sample(blanks, min(size, len(blanks)))
    return "".join("." if square in blanks else solved[square] for square in range(81))


def rows(text):
    """81 characters, cut into the rows of a board."""
    return [list(text[i : i + 9]) for i in range(0, 81, 9)]
