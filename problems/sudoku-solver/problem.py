"""Sudoku: the rules as a search for two solutions, and grids that have just one."""

from functools import cache
from itertools import islice, product
from random import Random

LARGEST, RANDOM = 62, 50  # blanks; 62 leave 19 clues
COMPARED = [("guesses", 20), ("guesses", 60), ("19 clues", 62)]

# bare top: 24 million steps in reading order; guesses: a thousand steps even if single places are
# noticed; unforced: nothing is forced;
# repeats: a wrong guess may end with nine of each digit, but two of them in one house; no pair:
# where guessing begins, no square has just two candidates; after a wrong guess, all may have two;
# nested: no single guess, with the digits it forces, leads to the end or into a contradiction
HARD = {  # mostly to time: most public solutions that LeetCode accepts are too slow for some
    "bare top": "..........4.2....76...37.8......8..........9..3...51.......69.81.........28.9..34",
    "guesses": "...2.1.9....7...1....4....312.....7..73............8....2..564.....69....5......8",
    "patterns": "6..9.....7.2.....4...4...6....5236....8.7...3........1..1...5....38.........1..4.",
    "19 clues": "3.......4....672...5.8......12...8......7.........9.5.9..3.5..........8...7.....6",
    "unforced": "614982735752361894..9457162147523689968174253..56984714.173.52...384.91...621.34.",
    "repeats": "7.9...4.8..............173..63.4........9..1.47........9...2..3.4.6..........3.8.",
    "no pair": ".7...96.2.....4..53......9.76.5.......57684..4............9.....2.....8.6..485..7",
    "nested": "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
}
# the same with two or three clues more, in disguise: a search that fills in the blanks row by row
# or column by column, from any corner, trying digits up or down, takes at most 95,000 steps
FAIR = {
    "bare top": "...38......1...7..3...7..6.18..2............3.461..85...........9..15.4...869...2",
    "misleads": "9...........8.63.986.5.....2..9...4....3..17......8....81........3.....65..187...",
    "guesses": "..6.4...5..13......42.81.....9.6.42......5..........6398........7..19..2...5...7.",
    "patterns": "84....3......1...2.2...9.7......7948...2......374....67.....5..68.1.........7.1..",
    "19 clues": ".....32.......5..9.361.....9.5....4....3....7.2..6........84.2...1...6..5....6.8.",
    "unforced": HARD["unforced"],
    "repeats": ".31....26.....2.3...6..1..8..8..5...5...8.9..1...23.........1.3817.9.....6.......",
    "no pair": "49...23.1...197..4.....3.92..574...3.7.3..6.......1.....9...2...3...4...16......7",
    "nested": "....548...9.7.3....3.82.....8..3.5..6......9...7.....1..1....7..2...54..9.......6",
}
NEEDS = {  # that each digit in a square meets: those of the square, row, column and box
    (i, j, digit): {(i, j), (digit, "row", i), (digit, "column", j), (digit, i // 3, j // 3)}
    for i, j, digit in product(range(9), range(9), "123456789")
}


def check(board):
    """The rules: digits and blanks, and one solution."""
    if bad := set().union(*board) - set("123456789."):
        raise ValueError(f"a square is {min(bad)!r}: want 1 to 9 or .")
    if len(found := solutions("".join(map("".join, board)))) != 1:
        raise ValueError(f"the grid has {'several' if found else 'no'} solutions: want one")


def answer(board):
    """The one solution."""
    return rows(solutions("".join(map("".join, board)))[0])


@cache
def solutions(text):
    """The ways to complete a grid, two at most; none if a digit occurs twice in a house."""
    squares = product(range(9), range(9))
    clues = [(*square, digit) for square, digit in zip(squares, text) if digit != "."]
    met = set().union(*map(NEEDS.get, clues))
    needs = set().union(*NEEDS.values()) - met
    choices = [choice for choice in NEEDS if NEEDS[choice] <= needs]
    found = ways(needs, choices) if len(met) == 4 * len(clues) else ()
    return ["".join(digit for *_, digit in sorted(clues + way)) for way in islice(found, 2)]


def ways(needs, choices):
    """Every way to meet each of the needs once, with some of these choices."""
    if not needs:
        yield []
        return
    meeting = {need: [] for need in needs}
    for choice in choices:
        for need in NEEDS[choice]:
            meeting[need].append(choice)
    for choice in min(meeting.values(), key=len):
        rest = [other for other in choices if NEEDS[other].isdisjoint(NEEDS[choice])]
        for way in ways(needs - NEEDS[choice], rest):
            yield [choice, *way]


def small():
    """Every run of up to 20 blanks in one grid, and a grid where nothing is forced"""
    solved = solutions(HARD["19 clues"])[0]
    runs = [range(start, start + length) for length in range(1, 21) for start in range(82 - length)]
    for grid in [solved, *(blanked(solved, run) for run in runs), HARD["unforced"]]:
        if len(solutions(grid)) == 1:
            yield (rows(grid),)


def gen_fair(rng, size):
    """A fair grid with clues added until `size` blanks are left, in disguise."""
    digits = str.maketrans("123456789", "".join(rng.sample("123456789", 9)))
    board = rows(eased(rng, FAIR[rng.choice(list(FAIR))], size).translate(digits))
    for _ in "rows", "columns":
        order = [3 * band + i for band in rng.sample(range(3), 3) for i in rng.sample(range(3), 3)]
        board = [list(line) for line in zip(*(board[i] for i in order))]
    return (board,)


def killers():
    """The fair grids as they are, on their sides and upside down."""
    for name, text in FAIR.items():
        board = rows(text)
        for turn in "as it is", "turned once", "turned twice", "turned three times":
            yield f"{name}, {turn}", (board,)
            board = [list(column) for column in zip(*board[::-1])]


def workloads(size):
    """Each hard grid with clues added until `size` blanks are left."""
    return {
        name: (rows(eased(Random(name), text, size)),)
        for name, text in HARD.items()
        if text.count(".") >= size
    }


def eased(rng, text, size):
    """The grid with clues added until `size` blanks are left."""
    blanks = [square for square in range(81) if text[square] == "."]
    return blanked(solutions(text)[0], rng.sample(blanks, min(size, len(blanks))))


def blanked(solved, squares):
    """The grid without the digits of these squares."""
    return "".join("." if square in squares else solved[square] for square in range(81))


def rows(text):
    """81 characters, cut into the rows of a board."""
    return [list(text[i : i + 9]) for i in range(0, 81, 9)]
