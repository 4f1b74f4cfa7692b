"""Surrounded Regions: the boards to judge on, and the rules applied square by square."""

from random import Random

SMALL, LARGEST = 4, 200
COMPARED = [("open", 200), ("framed", 200), ("scattered", 200), ("stripes", 200), ("scattered", 20)]


def inputs(pick, size):
    """Any square may be an O; some of the larger boards have long corridors instead."""
    rows, columns = pick(range(1, size + 1)), pick(range(1, size + 1))
    if size > SMALL and pick(range(2)):
        return (corridors(pick, rows, columns),)
    return ([[pick("XO") for _ in range(columns)] for _ in range(rows)],)


def corridors(pick, rows, columns):
    """Every second row or column is open; the walls between them have gates, as may the border."""
    board = [["X"] * columns for _ in range(rows)]
    for i in range(1, rows - 1):
        board[i][1:-1] = "O" * (columns - 2) if i % 2 else "X" * (columns - 2)
    for i in range(2, rows - 1, 2):
        board[i][pick(range(columns))] = "O"
    for _ in range(pick(range(3))):
        board[pick(range(rows))][pick(range(columns))] = pick("XO")
    return [[*column] for column in zip(*board)] if pick(range(2)) else board


def answer(board):
    """An O is surrounded unless it is on the border, or next to an O that is not surrounded."""
    rows, columns = range(len(board)), range(len(board[0]))
    surrounded = {(i, j) for i in rows for j in columns if board[i][j] == "O"}
    safe = [(i, j) for i, j in surrounded if i in (0, rows[-1]) or j in (0, columns[-1])]
    surrounded.difference_update(safe)
    for i, j in safe:  # the list grows as we read it
        for square in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
            if square in surrounded:
                surrounded.remove(square)
                safe.append(square)
    for i, j in surrounded:
        board[i][j] = "X"


def killers():
    """Boards at the bounds, named after what makes them hard."""
    for rows, columns in (200, 200), (1, 200), (200, 1), (3, 200), (200, 3):
        for letter in "OX":
            yield f"all {letter} at {rows}×{columns}", ([[letter] * columns for _ in range(rows)],)
    yield "one region of 39,204 squares, surrounded", workloads(LARGEST)["framed"]
    chess = [["XO"[(row + column) % 2] for column in range(200)] for row in range(200)]
    yield "a chessboard: 20,000 regions of one square", (chess,)
    yield "one way of 199×200 to a gate at its end", (way(199, 200, gate=True),)
    yield "one way of 200×199 without a gate", (way(200, 199, gate=False),)


def workloads(size):
    """Boards of size × size to time."""
    rng, framed = Random("scattered"), filled(size, "X")
    for row in framed[1:-1]:
        row[1:-1] = "O" * (size - 2)
    return {
        "open": (filled(size, "O"),),
        "framed": (framed,),
        "stripes": ([[*("XO" * size)[:size]] for _ in range(size)],),
        "scattered": ([["XO"[rng.random() < 0.6] for _ in range(size)] for _ in range(size)],),
    }


def filled(size, letter):
    return [[letter] * size for _ in range(size)]


def way(rows, columns, gate):
    """A way that turns at every second row; if there is a gate, it ends on the border."""
    board = [["X"] * columns for _ in range(rows)]
    for i in range(1, rows - 1):
        for j in range(1, columns - 1):
            if i % 2 or j == (1 if i % 4 else columns - 2):
                board[i][j] = "O"
    if gate:
        board[-1][1] = "O"
    return board
