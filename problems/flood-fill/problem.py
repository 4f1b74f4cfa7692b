"""Flood Fill: the images to judge on, and the area that grows pixel by pixel."""

SMALL, LARGEST = 3, 50
COLOURS = range(2**16)
COMPARED = [("one colour", 10), ("one colour", 50), ("comb", 50)]


def inputs(pick, size):
    """Two colours, 0 and any, in up to six pixels; in large images, up to 30 colours."""
    rows = pick(range(1, size + 1))
    columns = pick(range(1, (min(size, 6 // rows) if size <= SMALL else size) + 1))
    colours = pick.some(COLOURS) if size <= SMALL else pick.values(COLOURS)[:30]
    image = [[pick(colours) for _ in range(columns)] for _ in range(rows)]
    return image, pick(range(rows)), pick(range(columns)), pick((*colours, 1))


def answer(image, sr, sc, color):
    """Of the pixels of that colour, those next to the area join it; then it is painted."""
    squares = {(i, j) for i, row in enumerate(image) for j, value in enumerate(row)}
    alike = {(i, j) for i, j in squares if image[i][j] == image[sr][sc]} - {(sr, sc)}
    area = [(sr, sc)]
    for i, j in area:  # the list grows as we read it
        near = {(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)} & alike
        alike -= near
        area += near
    for i, j in area:
        image[i][j] = color
    return image


def gen_maze(rng, size):
    """A maze: there is one way between any two of its pixels, and it winds."""
    rows, columns = rng.sample((size, rng.randint(1, size)), 2)
    image = [[1] * columns for _ in range(rows)]
    board = {(i, j) for i in range(rows) for j in range(columns)}
    way = [(0, 0)]
    while way:
        i, j = way[-1]
        image[i][j] = 0
        near = {(i - 2, j), (i + 2, j), (i, j - 2), (i, j + 2)} & board
        walls = [(a, b) for a, b in sorted(near) if image[a][b]]
        if walls:
            way.append(rng.choice(walls))
            image[(i + way[-1][0]) // 2][(j + way[-1][1]) // 2] = 0
        else:
            way.pop()
    return image, rng.randrange(0, rows, 2), rng.randrange(0, columns, 2), rng.randrange(3)


def focus(image, sr, sc, color):
    """The pixel that the input's picture marks."""
    return sr, sc


def killers():
    """Images at the bounds, named after what makes them hard."""
    strip = [[i % 2] * LARGEST for i in range(LARGEST)]
    for i in range(1, LARGEST, 2):
        strip[i][(i % 4 == 3) - 1] = 0
    yield "50×50, a winding strip", (strip, 0, 0, 2)
    yield "50×50, the same colour as before", ([[1] * 50 for _ in range(50)], 0, 0, 1)


def workloads(size):
    """Images of size × size to time, to fill from a corner."""
    last = size - 1
    comb = [[(j + 1) % 2 for j in range(size)] for _ in range(last)] + [[1] * size]
    return {
        "one colour": ([[0] * size for _ in range(size)], last, last, COLOURS[-1]),
        "comb": (comb, 0, 0, 2),
    }
