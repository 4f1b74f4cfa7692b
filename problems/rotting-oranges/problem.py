"""Rotting Oranges: the boxes to judge on, and the rules applied minute by minute."""

from random import Random

SMALL, LARGEST = 4, 10
COMPARED = [("fresh but one", 3), ("fresh but one", 10), ("a winding way", 10), ("scattered", 10)]


def inputs(pick, size):
    """Anything may be anywhere; small boxes have up to eight places."""
    rows = pick(range(1, size + 1))
    columns = pick(range(1, (min(size, 8 // rows) if size <= SMALL else size) + 1))
    return ([[pick((0, 1, 2)) for _ in range(columns)] for _ in range(rows)],)


def answer(grid):
    """Each minute, the oranges next to rotten ones are no longer fresh."""
    places = [(i, j) for i, row in enumerate(grid) for j in range(len(row))]
    fresh, rotten = ({(i, j) for i, j in places if grid[i][j] == state} for state in (1, 2))
    minutes = 0
    while reached := {(i, j) for i, j in fresh if near(i, j) & rotten}:
        fresh -= reached
        rotten |= reached
        minutes += 1
    return -1 if fresh else minutes


def near(i, j):
    """The places next to that one, some of which may be outside the box."""
    return {(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)}


def gen_corridor(rng, size):
    """A winding way of oranges, perhaps with a gap; more of them and rotten ones here and there."""
    grid = winding(size)
    for state in (0,) * rng.randint(0, 1) + (1,) * rng.randint(0, 3) + (2,) * rng.randint(1, 2):
        grid[rng.randrange(size)][rng.randrange(size)] = state
    return (rng.choice((grid, grid[::-1], [[*column] for column in zip(*grid)])),)


def winding(size):
    """Every other row is full of fresh oranges; one between them joins them at an end."""
    grid = [[1 - i % 2] * size for i in range(size)]
    for i in range(1, size, 2):
        grid[i][(i % 4 == 3) - 1] = 1
    return grid


def killers():
    """Boxes at the bounds, named after what makes them hard."""
    for state, name in enumerate(("empty places", "fresh oranges", "rotten oranges")):
        yield f"100 {name}", ([[state] * LARGEST for _ in range(LARGEST)],)
    for name, (grid,) in workloads(LARGEST).items():
        yield f"{name}, turned", ([row[::-1] for row in grid[::-1]],)
    yield "a row of ten", ([[2] + [1] * 9],)
    yield "a column of ten", ([[1]] * 9 + [[2]],)


def workloads(size):
    """Boxes of size × size to time."""
    first, *rest = ([1] * size for _ in range(size))
    (_, *way), *others = winding(size)
    scattered = [Random(size + i).choices((0, 1, 2), (2, 7, 1), k=size) for i in range(size)]
    return {
        "fresh but one": ([[2, *first[1:]], *rest],),
        "a winding way": ([[2, *way], *others],),
        "scattered": (scattered,),
    }
