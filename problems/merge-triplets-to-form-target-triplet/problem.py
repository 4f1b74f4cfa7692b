"""Merge Triplets to Form Target Triplet: a merge of all that fit."""

from random import Random

LARGEST = 100_000
RANDOM = 2000
COMPARED = [("random", 10), ("random", 100_000), ("none is enough", 100_000)]
NUMBERS = range(1, 1001)


def answer(triplets, target):
    """Merge all triplets that exceed the target nowhere, since none of them can do harm."""
    fit = [triplet for triplet in triplets if all(a <= b for a, b in zip(triplet, target))]
    return [max(column) for column in zip(*fit)] == target


def killers():
    """The longest lists, named after what makes them hard."""
    triplets, target = workloads(LARGEST)["all are too large"]
    yield f"{LARGEST:,} triplets, only the first is enough", ([target, *triplets[1:]], target)
    yield f"{LARGEST:,} triplets, only the last is enough", ([*triplets[1:], target], target)
    yield "65,536 times the target: more than two bytes can count", ([target] * 2**16, target)


def workloads(size):
    """Lists of that many triplets to time."""
    rng = Random(size)
    return {
        "random": ([rng.choices(NUMBERS, k=3) for _ in range(size)], [1000, 2, 500]),
        "none is enough": ([[1000, 1000, rng.randint(1, 999)] for _ in range(size)], [1000] * 3),
        "all are too large": ([[1, 999, 1000] for _ in range(size)], [999, 999, 999]),
    }
