"""Min Cost Climbing Stairs: the least cost from each step upwards."""

COMPARED = [("random", 10), ("random", 1000)]


def answer(cost):
    """The top is free to leave; a step costs its own price and the cheaper way on from there."""
    ahead = [0, 0]
    for price in reversed(cost):
        ahead.append(price + min(ahead[-2:]))
    return min(ahead[-2:])
