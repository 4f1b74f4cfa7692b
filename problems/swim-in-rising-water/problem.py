"""Swim in Rising Water: the maps to judge on, and the squares reached, moment by moment."""

from random import Random

SMALL, LARGEST = 3, 50
COMPARED = [("random", 10), ("random", 50), ("winding", 50), ("falling", 50)]


def inputs(pick, size):
    """Any order of up to four heights, many of nine; on larger maps, a winding path may be low."""
    n = pick(range(1, size + 1))
    if n < SMALL or size > SMALL:
        low = winding(n) if pick((True, False)) else []
        low, swapped = low[: len(low) - pick(range(n))], pick((True, False))
        heights = pick.shuffled([*range(len(low))]) + pick.shuffled([*range(len(low), n * n)])
        return (filled(n, low, heights, swapped),)
    first, last = pick.shuffled([0, 8]), pick.shuffled([*range(1, 8)])
    return (filled(n, [(0, 0), (2, 2)], first + last, False),)


def filled(n, low, heights, swapped):
    """A map with the first heights on the squares of a path, and the others in reading order."""
    others = [(i, j) for i in range(n) for j in range(n) if (i, j) not in {*low}]
    at = dict(zip([*low, *others], heights))
    return [[at[(j, i) if swapped else (i, j)] for j in range(n)] for i in range(n)]


def winding(n):
    """The longest path there is: along each second row, with turns at the edges."""
    turns = {(i, (0 if i % 4 == 3 else n - 1)) for i in range(1, n, 2)}
    return [(i, j) for i in range(n) for j in range(n) if i % 2 == 0 or (i, j) in turns]


def check(grid):
    """No height occurs twice."""
    if len({height for row in grid for height in row}) < len(grid) ** 2:
        raise ValueError("a height occurs twice")


def answer(grid):
    """Cover the next square; if it is next to a reached one, reach every covered square from it."""
    at = {height: (i, j) for i, row in enumerate(grid) for j, height in enumerate(row)}
    covered, reached, time = set(), set(), -1
    while (len(grid) - 1, len(grid) - 1) not in reached:
        time += 1
        covered.add(at[time])
        new = {at[time]} if at[time] == (0, 0) or near(*at[time]) & reached else set()
        while new:
            reached |= new
            new = {square for i, j in new for square in near(i, j) & covered} - reached
    return time


def near(i, j):
    return {(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)}


def killers():
    """The largest maps, named after what makes them hard."""
    for name, (grid,) in workloads(LARGEST).items():
        yield f"{name}, from the other corner", ([row[::-1] for row in reversed(grid)],)


def workloads(size):
    """Maps of size × size to time."""
    heights = [*range(size * size)]
    mixed = Random(size).sample(heights, size * size)
    return {
        "random": (filled(size, [], mixed, False),),
        "winding": (filled(size, winding(size), heights, False),),
        "winding downwards": (filled(size, winding(size)[::-1], heights, False),),
        "rising": (filled(size, [], heights, False),),
        "falling": (filled(size, [], heights[::-1], False),),
    }
