"""N-Queens: nine inputs in all, and the boards that follow from the rules, row by row."""

SMALL, LARGEST = 9, 9
ANY_ORDER = 1  # of the boards
COMPARED = [("queens", 4), ("queens", 6), ("queens", 8), ("queens", 9)]


def inputs(pick, size):
    return (pick(range(1, size + 1)),)


def answer(n):
    """Every way to fill the first row, then the first two, and so on to the last."""
    ways = [[]]
    for row in range(n):
        ways = [
            [*way, (row, column)]
            for way in ways
            for column in range(n)
            if not any(attacks(queen, (row, column)) for queen in way)
        ]
    squares = [[(row, column) for column in range(n)] for row in range(n)]
    return [["".join("Q" if at in way else "." for at in row) for row in squares] for way in ways]


def attacks(one, other):
    """Whether queens on these two squares share a row, a column or a diagonal."""
    down, right = other[0] - one[0], other[1] - one[1]
    return down == 0 or right == 0 or abs(down) == abs(right)


def workloads(size):
    """The one input of each size."""
    return {"queens": (size,)} if size <= LARGEST else {}


def scene(name, value, n):
    """The rows filled so far, from the column or the bit of each queen."""
    if name == "queens" and isinstance(value, list):
        return [["Q" if j == column else "." for j in range(n)] for column in value]
    if name == "placed" and isinstance(value, list):
        return [["Q" if bit == 1 << j else "." for j in reversed(range(n))] for bit in value]
    return None
