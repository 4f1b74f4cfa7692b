"""Walls and Gates: the floor plans to judge on, and the steps to gates, counted ring by ring."""

from random import Random

SMALL, LARGEST = 4, 250
COMPARED = [("open", 25), ("open", 250), ("scattered", 250), ("gates", 250)]
WALL, GATE, ROOM = -1, 0, 2**31 - 1


def inputs(pick, size):
    """Anything may be anywhere; small plans have up to eight squares."""
    rows = pick(range(1, size + 1))
    columns = pick(range(1, (min(size, 8 // rows) if size <= SMALL else size) + 1))
    return ([[pick((WALL, GATE, ROOM)) for _ in range(columns)] for _ in range(rows)],)


def check(rooms):
    """Nothing but walls, gates and rooms."""
    if not {square for row in rooms for square in row} <= {WALL, GATE, ROOM}:
        raise ValueError("a square is neither a wall nor a gate nor an empty room")


def answer(rooms):
    """All rooms next to those that take n steps, and not reached before, take n + 1."""
    squares = [(i, j) for i, row in enumerate(rooms) for j in range(len(row))]
    left = {(i, j) for i, j in squares if rooms[i][j] == ROOM}
    ring, steps = {(i, j) for i, j in squares if rooms[i][j] == GATE}, 0
    while ring:
        around = ((i + a, j + b) for i, j in ring for a, b in ((-1, 0), (1, 0), (0, -1), (0, 1)))
        ring, steps = left.intersection(around), steps + 1
        left -= ring
        for i, j in ring:
            rooms[i][j] = steps


def gen_few_gates(rng, size):
    """Mostly rooms, or a winding corridor, with a few gates and a wall here and there."""
    rows, columns = rng.choice(((size, size), (size, rng.randint(1, size)), (1, size), (size, 1)))
    plan = (
        corridor(rows, columns) if rng.random() < 0.5 else [[ROOM] * columns for _ in range(rows)]
    )
    for square in [GATE] * rng.randint(0, 3) + [WALL, ROOM] * rng.choice((0, 1, size)):
        plan[rng.randrange(rows)][rng.randrange(columns)] = square
    return (rng.choice((plan, plan[::-1], [[*column] for column in zip(*plan)])),)


def corridor(rows, columns):
    """Every other row is open; the wall between two of them has a door at one end."""
    plan = [[WALL if i % 2 else ROOM] * columns for i in range(rows)]
    for i in range(1, rows, 2):
        plan[i][(i % 4 == 3) - 1] = ROOM
    return plan


def killers():
    """Plans at the bounds, named after what makes them hard."""
    for name, square in ("rooms", ROOM), ("walls", WALL):
        yield f"62,500 {name}", ([[square] * LARGEST for _ in range(LARGEST)],)
    plan, (full,) = corridor(LARGEST, LARGEST), workloads(LARGEST)["gates"]
    plan[0][0] = GATE
    full[0][0] = full[-1][-1] = ROOM
    yield "62,498 gates, and rooms in two corners", (full,)
    yield "a corridor of 31,374 steps", (plan,)


def workloads(size):
    """Plans of size × size to time: one gate, a few, and many."""
    rng = Random("scattered")
    (_, *row), *rows = ([ROOM] * size for _ in range(size))
    odds = (3, 1, 6)
    return {
        "open": ([[GATE, *row], *rows],),
        "scattered": ([rng.choices((WALL, GATE, ROOM), odds, k=size) for _ in range(size)],),
        "gates": ([[GATE] * size for _ in range(size)],),
    }
