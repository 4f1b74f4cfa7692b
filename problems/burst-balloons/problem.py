"""Burst Balloons: the best one to burst last between any two."""

from random import Random

LARGEST = 300
RANDOM = 50
COMPARED = [("random", 10), ("random", 100), ("zeros", 100), ("alike", 100)]
NUMBERS = range(101)


def answer(nums):
    """The last balloon between two others has both as neighbours, and splits what went before."""
    numbers = [1, *nums, 1]
    rows, columns = {}, {}  # the coins between a balloon and each one to its right, or its left
    for j in range(len(numbers)):
        columns[j] = [0]  # from the nearest to the farthest
        for i in reversed(range(j)):
            left, right = rows.setdefault(i, []), reversed(columns[j])
            splits = map(sum, zip(left, right))
            each = (numbers[i] * number * numbers[j] for number in numbers[i + 1 : j])
            best = max(map(sum, zip(splits, each)), default=0)
            left.append(best)
            columns[j].append(best)
    return rows[0][-1]


def killers():
    """Rows up to the longest, on which solutions that LeetCode accepts take some seconds."""
    for name in "zeros", "alike":
        yield f"60 balloons, {name}", workloads(60)[name]
    yield "300 balloons", workloads(LARGEST)["random"]


def workloads(size):
    """Rows of that length to time."""
    random = Random(size).choices(NUMBERS, k=size)
    return {"random": (random,), "zeros": ([0] * size,), "alike": ([100] * size,)}
