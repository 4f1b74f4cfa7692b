"""Last Stone Weight: the stones to judge on, and the rules as they are, with a sort each time."""

from random import Random

SMALL, LARGEST = 6, 30
COMPARED = [("random", 30), ("random", 8)]
WEIGHTS = range(1, 1001)


def inputs(pick, size):
    """Weights 2, 3, 4 and any other one in small lists; any weights in larger ones."""
    weights = (2, 3, 4, pick(WEIGHTS)) if size <= SMALL else pick.values(WEIGHTS)
    return ([pick(weights) for _ in range(pick(range(1, size + 1)))],)


def answer(stones):
    """As long as there are two stones, the heaviest loses the weight of the next, which is gone."""
    while len(stones) > 1:
        *stones, second, first = sorted(stones)
        stones += [first - second] if first > second else []
    return sum(stones)


def killers():
    """Thirty stones, named after their weights."""
    for name, weights in (
        ("1000 each", [1000]),
        ("1 and 1000 in turn", [1, 1000]),
        ("999 and 1000 in turn", [999, 1000]),
        ("one heavy stone", [1000] + [1] * 29),
    ):
        yield f"30 stones, {name}", ((weights * LARGEST)[:LARGEST],)


def workloads(size):
    """That many stones to time."""
    return {"random": (Random("workloads").choices(WEIGHTS, k=size),)}
