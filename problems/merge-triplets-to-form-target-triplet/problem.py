"""Merge Triplets to Form Target Triplet: the lists to judge on, and a merge of all that fit."""

from random import Random

SMALL, LARGEST = 3, 100_000
RANDOM = 2000
COMPARED = [("random", 10), ("random", 100_000), ("none is enough", 100_000)]
NUMBERS = range(1, 1001)


def inputs(pick, size):
    """Numbers below those of the target, equal or above; small ones differ by 1.

    In three small triplets, no position has both kinds of difference.
    """
    count, small = pick(range(1, size + 1)), size <= SMALL
    if small and count > 1:
        target = pick(([2, 2, 2], [2, 3, 4]))
    else:
        numbers = pick.some(NUMBERS) if small else pick.values(NUMBERS)
        target = [pick(numbers) for _ in range(3)]
    ways = [pick(((-1, 0), (0, 1))) if small and count == 3 else (-1, 0, 1) for _ in target]
    steps, triplets = (1,) if small else pick.values(NUMBERS), []
    for _ in range(count):
        triplet = [number + pick(way) * pick(steps) for number, way in zip(target, ways)]
        triplets.append([min(max(number, NUMBERS[0]), NUMBERS[-1]) for number in triplet])
    return triplets, target


def answer(triplets, target):
    """Merge all triplets that exceed the target nowhere, since none of them can do harm."""
    fit = [triplet for triplet in triplets if all(a <= b for a, b in zip(triplet, target))]
    return [max(column) for column in zip(*fit)] == target


def killers():
    """The longest lists, named after what makes them hard."""
    triplets, target = workloads(LARGEST)["all are too large"]
    yield f"{LARGEST:,} triplets, only the first is enough", ([target, *triplets[1:]], target)
    yield f"{LARGEST:,} triplets, only the last is enough", ([*triplets[1:], target], target)
    yield "65,536 times the target: more than a byte can count", ([target] * 2**16, target)


def workloads(size):
    """Lists of that many triplets to time."""
    rng = Random(size)
    return {
        "random": ([rng.choices(NUMBERS, k=3) for _ in range(size)], [1000, 2, 500]),
        "none is enough": ([[1000, 1000, rng.randint(1, 999)] for _ in range(size)], [1000] * 3),
        "all are too large": ([[1, 999, 1000] for _ in range(size)], [999, 999, 999]),
    }
