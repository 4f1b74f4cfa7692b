"""Two Sum II: the sorted lists to judge on, and the items whose partners are in the list, too."""

from collections import Counter

SMALL, LARGEST = 7, 30_000
COMPARED = [("in the middle", 10), ("in the middle", 30_000), ("last", 30_000)]
VALUES = range(-1000, 1001)


def inputs(pick, size):
    """Any two items make the target, and no others; small lists have a few values and any one.

    Of two other values that make the target, the list has only the one that was picked first.
    """
    small = size <= SMALL
    values = sorted({-1, 0, 1, 3, pick(VALUES)}) if small else pick.values(VALUES)
    pair, count = [pick(values), pick(values)], pick(range(size - 1))
    others = pick.sorted(count, values) if small else [pick(values) for _ in range(count)]
    target, first = sum(pair), {}
    if target not in VALUES:
        pick(())
    others = [n for n in others if n not in pair and 2 * n != target]
    return sorted(pair + [first.setdefault(min(n, target - n), n) for n in others]), target


def check(numbers, target):
    """Just one pair is right."""
    if (found := len(answer(numbers, target))) != 2:
        raise ValueError(f"{found} items have a partner: want exactly one pair")


def answer(numbers, target):
    """The places of items whose partners are in the list; half the target has to be there twice."""
    counts = Counter(numbers)
    return [i for i, n in enumerate(numbers, 1) if counts[target - n] > (2 * n == target)]


def killers():
    """Lists at the bounds, named after where the pair is."""
    for place in 4_321, 9_999, 14_142, 17_321, 22_361, 26_458:
        numbers = [-3, *[0] * (place - 1), 5, *[9] * (LARGEST - 1 - place)]
        yield f"30,000 items, the pair at 0 and {place:,}", (numbers, 2)
    low, high = VALUES[0], VALUES[-1]
    yield "the ends of the range", ([low, high], 0)
    for value in low, high:
        yield f"the target {value}", (sorted([value // 2, value // 2, value // 4 - 1]), value)


def workloads(size):
    """Lists of that length to time."""
    half = size // 2 - 1
    return {
        "first": ([0, 0, *[1] * (size - 2)], 0),
        "last": ([*[-1] * (size - 2), 1, 1], 2),
        "in the middle": ([*[-2] * half, 0, 1, *[5] * half], 1),
    }
